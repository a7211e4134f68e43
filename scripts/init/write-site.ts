import { cp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { configName } from '../../src/model/config-name';
import { usageError } from '../command-line/usage-error';
import { engineRoot } from '../engine-root.mjs';
import type { Given } from '../new/questions';
import { entryAt } from '../output/own-names';
import { fileText } from '../plain-file.mjs';
import { writeWhole } from '../saving/write-whole';
import { drawings } from './drawings';
import { addressName, newSiteFiles } from './new-site';

/** The text of a file that may be there. Throws what the disk says of one that is there and cannot be read. */
const textBefore = (path: string): string | undefined => (entryAt(path) ? fileText(path) : undefined);

/** What `package.json` said before. Throws a usage error where it is no such file. */
function packageBefore(path: string): { scripts?: object; dependencies?: object } {
  try {
    const there: unknown = JSON.parse(textBefore(path) ?? '{}');
    if (typeof there === 'object' && there !== null && !Array.isArray(there)) return there;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw usageError(`Nothing was made, for ${path} is no list of packages in JSON. Mend it or take it away.`);
}

/** What `package.json` says: the engine, and a name for each of its commands. What is there already stays. */
function packageText(folder: string, name: string, engine: string): string {
  const there = packageBefore(join(folder, 'package.json'));
  const commands = ['dev', 'check', 'build', 'preview', 'new', 'edit', 'rename', 'replay'];
  const scripts = Object.fromEntries(commands.map((command) => [command, `roofline ${command}`]));
  const dependencies = { roofline: engine, ...there.dependencies };
  const made = {
    name: addressName(name),
    private: true,
    ...there,
    scripts: { ...scripts, ...there.scripts },
    dependencies,
  };
  return `${JSON.stringify(made, undefined, 2)}\n`;
}

/** What git leaves out: what commands make, and what visitors sent. What is there already stays. */
function ignoredText(folder: string): string {
  const there = textBefore(join(folder, '.gitignore')) ?? '';
  const known = there.split(/\r?\n/);
  const made = ['node_modules/', '.cache/', '.leads/', 'dist/'].filter((line) => !known.includes(line));
  return [there.trimEnd(), ...made].filter(Boolean).join('\n').concat('\n');
}

async function writeInto(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await writeWhole(join(folder, path), text);
  }
  for (const [name, svg] of Object.entries(drawings)) {
    const drawn = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
    await writeWhole(join(folder, 'public/images', `${name}.jpg`), drawn);
  }
  await cp(join(engineRoot, 'public/fonts'), join(folder, 'public/fonts'), { recursive: true });
}

/** Where a new site is made in its folder; what a kill leaves of it is taken away by the next try. */
const workName = '.roofline-new';

/** The configuration last: until it is there, no command takes the folder for a site. */
const inOrder = (names: readonly string[]): string[] => [...names.filter((name) => name !== configName), configName];

/**
 * Writes a new site into a folder: YAML, pictures, logo, fonts and a `package.json` that names the engine; whole, or where the
 * disk refuses nothing of it. Throws what that says.
 */
export async function writeSite(folder: string, given: Given, engine: string): Promise<string[]> {
  const files = newSiteFiles(given);
  files.set('package.json', packageText(folder, given.name ?? '', engine));
  files.set('.gitignore', ignoredText(folder));
  const work = join(folder, workName);
  await rm(work, { recursive: true, force: true });
  const wasThere = entryAt(folder) !== undefined;
  try {
    await writeInto(work, files);
    for (const name of inOrder(await readdir(work))) await rename(join(work, name), join(folder, name));
  } finally {
    await rm(work, { recursive: true, force: true });
    // Only an empty one goes: nothing came of it.
    if (!wasThere) await rmdir(folder).catch(() => undefined);
  }
  return [...files.keys()];
}
