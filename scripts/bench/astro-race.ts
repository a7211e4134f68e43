import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser';
import { engineRoot } from '../engine-root.mjs';
import { readInventory } from '../inventory';
import { createSiteServer } from '../serving/site-server';
import { writeAstroSite } from './astro-site';
import { generateSite } from './generated-site';
import { visit, type Waits } from './visit';

/** Too large, and of no use to a site, to stand among the packages of the house. */
const astro = 'astro@5.18.2';

/** How many pages are weighed, and how many of them are visited. */
const [weighed, visited] = [20, 3];

/** What a measure is on our page and on Astro's, as the middle of all pages and visits. */
interface Compared {
  what: string;
  own: number;
  peer: number;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The folder of installed packages with Astro in it, downloaded where it is not there yet. */
async function installedAstro(): Promise<string> {
  const folder = join(engineRoot, '.cache', 'peers', astro);
  const packages = join(folder, 'node_modules');
  if (existsSync(join(packages, 'astro'))) return packages;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', astro], { cwd: folder, stdio: 'inherit' });
  return packages;
}

/** Builds the same generated pages with Roofline and Astro; gives the folders of both. */
async function buildBoth(root: string, folder: string) {
  const [own, peer] = [join(folder, 'own'), join(folder, 'astro')];
  const pictures = [...(await readInventory(root)).pictures.keys()].slice(0, 40);
  await generateSite(root, own, weighed, pictures);
  const quietly = (args: string[], cwd: string) => execFileSync(process.execPath, args, { cwd, stdio: 'pipe' });
  quietly([join(engineRoot, 'scripts/run.mjs'), 'build', '--root', own], engineRoot);
  await writeAstroSite(own, join(own, 'dist'), await readInventory(own), peer);
  await symlink(await installedAstro(), join(peer, 'node_modules'));
  quietly(['node_modules/astro/astro.js', 'build', '--silent'], peer);
  return { own: join(own, 'dist'), peer: join(peer, 'dist') };
}

const pageNames = (count: number) => Array.from({ length: count }, (_, index) => `generated/page-${index + 1}`);

/** Visits pages of both sites, in turn, each for the first time. */
async function race(sites: { own: string; peer: string }, runs: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const servers = [createSiteServer(sites.own), createSiteServer(sites.peer)];
  try {
    const visits: [own: Waits[], peer: Waits[]] = [[], []];
    await Promise.all(servers.map((server) => new Promise<void>((listening) => server.listen(0, listening))));
    for (const name of Array.from({ length: runs }).flatMap(() => pageNames(visited))) {
      for (const [index, server] of servers.entries()) {
        // A server that listens on a port has an address of this kind.
        const { port } = server.address() as AddressInfo;
        visits[index]?.push(await visit(browser, `http://localhost:${port}/${name}`));
      }
    }
    return { own: visits[0], peer: visits[1] };
  } finally {
    for (const server of servers) server.close();
    await browser.close();
  }
}

/** What generated pages weigh, and what a visitor on a slow phone waits for, beside the same pages made by hand with Astro. */
export async function* againstAstro(root: string, runs: number): AsyncGenerator<Compared> {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-race-'));
  try {
    const sites = await buildBoth(root, folder);
    const weigh = async (dist: string) => {
      const texts = pageNames(weighed).map((name) => readFile(join(dist, `${name}.html`)));
      return middle((await Promise.all(texts)).map((text) => gzipSync(text, { level: 9 }).length));
    };
    yield { what: 'HTML + CSS, bytes gz', own: await weigh(sites.own), peer: await weigh(sites.peer) };
    const { own, peer } = await race(sites, runs);
    for (const [measure, what] of Object.entries({ fcp: 'FCP, ms', lcp: 'LCP, ms', tbt: 'TBT, ms', cls: 'CLS' }))
      yield {
        what,
        own: middle(own.map((one) => one[measure as keyof Waits])),
        peer: middle(peer.map((one) => one[measure as keyof Waits])),
      };
  } finally {
    await rm(folder, { recursive: true });
  }
}
