import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appBytes, pageCosts } from './bench/page-cost';
import { main as build } from './build';
import { engineRoot } from './building/bundle';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** Builds into `out` and gives the CPU and wall time in seconds; CPU counts every thread, so it compares between machines under load. */
async function timedBuild(root: string, out: string): Promise<{ cpu: number; wall: number }> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  if ((await build(['--root', root, '--out', out])) !== 0) throw new Error('the site has errors: run npm run check');
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 };
}

/** `npm run bench`: what a build costs, and what each page costs a visitor. `--runs N` builds, `--root DIR` of another site. */
export async function main(args: string[]): Promise<number> {
  const options = { runs: { type: 'string', default: '3' }, root: { type: 'string', default: engineRoot } } as const;
  const { values } = parseArgs({ args, options });
  const out = join(await mkdtemp(join(tmpdir(), 'roofline-bench-')), 'dist');
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const { cpu, wall } = await timedBuild(values.root, out);
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
