import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { against, peerNames } from './bench/against';
import { contentCosts } from './bench/content-costs';
import { appBytes, pageCosts } from './bench/page-cost';
import { command as build } from './build';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** Builds into `out` and gives the CPU and wall time in seconds; CPU counts every thread, so it compares between machines under load. */
async function timedBuild(root: string, out: string): Promise<{ cpu: number; wall: number }> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  if ((await build.run({ root, out, host: undefined, production: false })) !== 0)
    throw new Error('the site has errors: run npm run check');
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 };
}

const flags = {
  root: rootFlag,
  pages: {
    type: 'string',
    value: 'N',
    kind: 'number',
    about: 'how many pages are generated to measure checks and edits',
    default: '1000',
  },
  against: {
    type: 'string',
    value: 'PEER',
    choices: [...peerNames, 'astro'],
    about:
      'holds the generated pages against a peer in turn: what a build costs with hugo, what a visit costs with astro',
  },
  studio: { type: 'boolean', about: 'measures the studio in a browser instead: its weight, opening a site, keys' },
  runs: { type: 'string', value: 'N', kind: 'number', about: 'how often the site is built', default: '3' },
} as const;

async function measure(root: string, runs: number): Promise<number> {
  const out = join(await mkdtemp(join(tmpdir(), 'roofline-bench-')), 'dist');
  for (let run = 1; run <= runs; run += 1) {
    const { cpu, wall } = await timedBuild(root, out);
    console.log(`build ${run}: ${cpu.toFixed(2)} s CPU, ${wall.toFixed(2)} s wall\n`);
  }
  const costs = pageCosts(out);
  console.log('page, heaviest first            HTML gz    CSS gz  script br');
  for (const { route, html, css, script } of costs) {
    console.log(`${route.padEnd(50).slice(0, 50)}${kilobytes(html)}${kilobytes(css)}${kilobytes(script)}`);
  }
  console.log(`\nthe whole app, every block, after intent: ${kilobytes(appBytes(out))} brotli`);
  await rm(join(out, '..'), { recursive: true });
  return 0;
}

async function measureContent(root: string, pages: number): Promise<void> {
  for await (const { what, cpu = 0, memory } of contentCosts(root, pages)) {
    console.log(
      `${what.padEnd(50)}${cpu.toFixed(2).padStart(7)} s CPU${memory ? `${memory.toFixed(0).padStart(6)} MB` : ''}`,
    );
  }
  console.log('');
}

/** Prints what the studio costs; its browser is loaded for that alone. */
async function measureStudio(root: string, pages: number): Promise<number> {
  const { studioCosts } = await import('./bench/studio-costs');
  for await (const { what, value } of studioCosts(root, pages)) console.log(`${what.padEnd(56)}${value}`);
  return 0;
}

/** Prints what builds from nothing cost beside those of a peer, pair by pair, as ratios of CPU. */
async function compare(name: (typeof peerNames)[number], root: string, size: { pages: number; runs: number }) {
  for await (const { own, searched, peer } of against(name, root, size)) {
    const [times, withIndex] = [own, searched].map(
      (cpu) => `${cpu.toFixed(2)} s CPU (${(cpu / peer).toFixed(1)} times)`,
    );
    console.log(`${size.pages} pages: ${times}, with an index for searches ${withIndex}; ${name} ${peer.toFixed(2)} s`);
  }
  return 0;
}

/** Prints what pages cost a visitor beside the same pages of Astro; its browser is loaded for that alone. */
async function compareVisits(root: string, runs: number): Promise<number> {
  const { againstAstro } = await import('./bench/astro-race');
  for await (const { what, own, peer } of againstAstro(root, runs)) {
    const [ours, theirs] = [own, peer].map((value) => value.toFixed(what === 'CLS' ? 3 : 0).padStart(8));
    console.log(`${what.padEnd(24)}${ours}  astro ${theirs}  ${peer > 0 ? `${(own / peer).toFixed(2)} times` : ''}`);
  }
  return 0;
}

/** `npm run bench`: what checks, edits and builds cost, and what each page costs a visitor. */
export const command = defineCommand({
  flags,
  run: async ({ root, runs, pages, against: peer, studio }) => {
    if (studio) return measureStudio(resolve(root), Number(pages));
    if (peer === 'astro') return compareVisits(resolve(root), Number(runs));
    if (peer) return compare(peer, resolve(root), { pages: Number(pages), runs: Number(runs) });
    if (Number(pages) > 0) await measureContent(resolve(root), Number(pages));
    return Number(runs) > 0 ? measure(root, Number(runs)) : 0;
  },
});
