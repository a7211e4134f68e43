import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
import { usageError } from '../command-line/usage-error';
import { engineRoot } from '../engine-root.mjs';
import { readInventory } from '../inventory';
import { generateSite } from './generated-site';
import { writeHugoSite } from './hugo-site';

interface Peer {
  /** How it is called, and how it is asked whether it is there. */
  command: string;
  version: string;
  install: string;
  /** Writes its site with the generated pages of a content root. */
  write: (root: string, to: string) => Promise<void>;
  /** What makes it build a site from nothing, and the folder that it builds into. */
  build: readonly string[];
  output: string;
}

const peers = {
  hugo: {
    command: 'hugo',
    version: 'version',
    install: 'see gohugo.io/installation',
    write: writeHugoSite,
    build: ['--quiet', '--ignoreCache', '--cleanDestinationDir'],
    output: 'public',
  },
} satisfies Record<string, Peer>;

/** The builders that a build can be measured against. */
export const peerNames = ['hugo'] as const satisfies readonly (keyof typeof peers)[];
type PeerName = (typeof peerNames)[number];

/** CPU in seconds of a program and all that it starts. Throws what it printed where it failed. */
function cpuOf(command: string, args: readonly string[], cwd: string): number {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@" >&2; code=$?; times; exit $code', 'sh', command, ...args],
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
  // The second line tells of what was started: minutes and seconds of the program, and of the system for it.
  const [, started = ''] = stdout.trim().split('\n');
  return [...started.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}

/** CPU of one build from nothing of each, in seconds. */
interface Pair {
  /** Of pages that nobody searches, as no peer makes an index of them. */
  own: number;
  /** With the index for searches. */
  searched: number;
  peer: number;
}

/** Takes the sections by which the site is searched out of its pages. */
async function withoutSearch(root: string): Promise<void> {
  const folder = join(root, 'pages');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const text = name.endsWith('.yaml') ? await readFile(path, 'utf8') : '';
    if (!text.includes('type: search')) continue;
    const page = parseDocument(text);
    const sections = page.get('sections');
    if (isSeq<YAMLMap>(sections)) sections.items = sections.items.filter((item) => item.get('type') !== 'search');
    await writeFile(path, String(page));
  }
}

/** Puts aside what a build made: what follows a deletion pays for it on some disks. */
async function putAside(aside: string, made: readonly string[]): Promise<void> {
  await mkdir(aside);
  for (const [index, path] of made.entries()) await rename(path, join(aside, String(index))).catch(() => undefined);
}

/**
 * Builds the same generated pages with Roofline and a peer, in turn, each from nothing but what it keeps of pictures and of
 * itself. Throws where the peer is not installed.
 */
export async function* against(
  name: PeerName,
  root: string,
  { pages, runs }: { pages: number; runs: number },
): AsyncGenerator<Pair> {
  const { command, version, install, write, build, output } = peers[name];
  if (spawnSync(command, [version]).status !== 0)
    throw usageError(
      `--against ${name} needs ${command}, which cannot be started here: ${install}, or leave --against out`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'roofline-against-'));
  try {
    const [own, searched, other] = [join(folder, 'own'), join(folder, 'searched'), join(folder, name)];
    const pictures = [...(await readInventory(root)).pictures.keys()].slice(0, 40);
    for (const site of [own, searched]) await generateSite(root, site, pages, pictures);
    await withoutSearch(own);
    await write(own, other);
    const run = join(engineRoot, 'scripts/run.mjs');
    const ownBuild = (site: string) => cpuOf(process.execPath, [run, 'build', '--root', site], engineRoot);
    // Pictures are encoded once and known from then on.
    ownBuild(searched);
    const made = [own, searched].flatMap((site) => [join(site, '.cache/content'), join(site, 'dist')]);
    for (let pair = 0; pair < runs; pair += 1) {
      await putAside(join(folder, `before-${pair}`), [...made, join(other, output)]);
      yield { own: ownBuild(own), searched: ownBuild(searched), peer: cpuOf(command, build, other) };
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
