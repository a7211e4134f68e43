import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A file of the built site; `path` is relative to its folder, with `/`. */
export type OutputFile = { path: string } & ({ content: string | Uint8Array } | { copyFrom: string });

/** What has been written: how many files, and the bytes of those that were not copied. */
export interface Written {
  files: number;
  bytes: number;
}

/** Folders beside the output, left out by git: `new` is a build being written, `old` an output being replaced. */
export const besideOutput = (outDir: string, role: 'new' | 'old', owner: number): string =>
  `${resolve(outDir)}.${role}-${owner}`;

function besides(outDir: string): { path: string; role: string; owner: number }[] {
  const parent = dirname(resolve(outDir));
  const prefix = `${basename(resolve(outDir))}.`;
  return (existsSync(parent) ? readdirSync(parent) : []).flatMap((name) => {
    const [, role, owner] = (name.startsWith(prefix) && /^(new|old)-(\d+)$/.exec(name.slice(prefix.length))) || [];
    return role && owner ? [{ path: join(parent, name), role, owner: Number(owner) }] : [];
  });
}

/** Whether another process with this number runs; our own number in a folder's name is left from an earlier run. */
function isRunning(owner: number): boolean {
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Puts right what a killed build left: the last good output is back in its place, half-written folders are gone. */
export function recoverOutput(outDir: string): void {
  const found = besides(outDir);
  const aside = found.find(({ role }) => role === 'old');
  if (aside && !existsSync(outDir)) renameSync(aside.path, outDir);
  for (const { path, owner } of found) {
    if (!isRunning(owner)) rmSync(path, { recursive: true, force: true });
  }
}

function setAside(outDir: string, aside: string): void {
  if (existsSync(outDir)) renameSync(outDir, aside);
}

function putInPlace(staging: string, outDir: string, aside: string): void {
  try {
    renameSync(staging, outDir);
  } catch (error) {
    if (existsSync(aside) && !existsSync(outDir)) renameSync(aside, outDir);
    throw error;
  }
}

/**
 * The steps that put a finished folder in the place of the output. Wherever they are cut off, one whole output is
 * left, in its place or where `recoverOutput` finds it.
 */
export function swapSteps(staging: string, outDir: string): (() => void)[] {
  const aside = besideOutput(outDir, 'old', process.pid);
  return [
    () => setAside(outDir, aside),
    () => putInPlace(staging, outDir, aside),
    () => rmSync(aside, { recursive: true, force: true }),
  ];
}

/** Writes files into a folder. Synchronous calls cost about half the CPU time of promised ones. */
function fileWriter(folder: string) {
  const written = new Set<string>();
  const folders = new Set<string>();
  return (file: OutputFile): number => {
    const target = resolve(folder, file.path);
    if (!target.startsWith(folder + sep)) throw new Error(`${file.path} is outside of the output`);
    if (written.has(target)) throw new Error(`${file.path} is written twice`);
    written.add(target);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    if ('copyFrom' in file) {
      copyFileSync(file.copyFrom, target);
      return 0;
    }
    writeFileSync(target, file.content);
    return Buffer.byteLength(file.content);
  };
}

/**
 * Writes a whole site beside the last one and swaps it in, so that an error or a kill at any moment leaves the last
 * one as it was. An error of `files` or of the disk is thrown on.
 */
export async function writeOutput(
  outDir: string,
  files: AsyncIterable<OutputFile> | Iterable<OutputFile>,
): Promise<Written> {
  recoverOutput(outDir);
  const staging = besideOutput(outDir, 'new', process.pid);
  const total: Written = { files: 0, bytes: 0 };
  try {
    mkdirSync(staging, { recursive: true });
    const write = fileWriter(staging);
    for await (const file of files) {
      total.bytes += write(file);
      total.files += 1;
    }
    for (const step of swapSteps(staging, outDir)) step();
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  return total;
}
