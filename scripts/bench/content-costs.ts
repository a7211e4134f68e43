import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageContent, siteData } from '../../src/pages/assemble';
import { bundles } from '../building/bundles';
import { openLive } from '../dev/live-content';
import { readInventory } from '../inventory';
import { type Cost, commandCost } from './command-cost';
import { generateSite } from './generated-site';

/** One line of the measurements. */
export interface Line extends Partial<Cost> {
  what: string;
}

/** What it costs to check a generated site and to go on writing it; `root` is the site whose pages are added to. */
export async function* contentCosts(root: string, pages: number): AsyncGenerator<Line> {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-bench-'));
  const pictures = [...(await readInventory(root)).pictures.keys()].slice(0, 40);
  await generateSite(root, folder, pages, pictures);
  const check = (what: string): Line => ({ what, ...commandCost('check', ['--root', folder]) });
  const edit = () => editTitle(join(folder, 'pages/generated/page-1.yaml'));
  const size = `${pages.toLocaleString('en-US')} pages`;

  yield { what: 'starting a command', ...commandCost('build', ['--help']) };
  // The pictures are measured once and known from then on.
  check('');
  await rm(join(folder, '.cache/content'), { recursive: true });
  yield check(`check, ${size}, nothing known`);
  yield check(`check, ${size}, nothing changed`);
  await edit();
  yield check(`check, ${size}, one changed`);
  yield { what: `dev, ${size}: one saved, its data served`, cpu: await savedToServed(folder, edit) };
  yield* buildCosts(folder, size, edit);
  await rm(folder, { recursive: true });
}

/** A word of the page is another one each time. */
async function editTitle(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/^title: "?(.*?)(?: \d+)?"?$/m, (_, title) => `title: "${title} ${edits++}"`),
  );
}
// No page has such a number: no two have one title.
let edits = 1_000_000;

/** What builds cost: of all pages, the pictures being there; again; and after an edit. */
async function* buildCosts(folder: string, size: string, edit: () => Promise<void>): AsyncGenerator<Line> {
  const build = (what: string): Line => ({
    what: `build, ${size}, ${what}`,
    ...commandCost('build', ['--root', folder]),
  });
  build('');
  for (const made of [join(folder, 'dist'), join(folder, '.cache/content')])
    await rm(made, { recursive: true, force: true });
  yield build('nothing known');
  yield build('nothing changed');
  await edit();
  yield build('one changed');
}

/** CPU in seconds from the save of a page to the text of its data. */
async function savedToServed(folder: string, edit: () => Promise<void>): Promise<number> {
  const [live, bundled] = await Promise.all([openLive(folder), bundles()]);
  const server = bundled.server();
  await server.ready();
  await edit();
  const before = process.cpuUsage();
  await live.take(new Set([join(folder, 'pages/generated/page-1.yaml')]));
  const site = live.preview();
  const page = site?.pages.find(({ route }) => route === '/generated/page-1');
  if (!site || !page) throw new Error('the generated page is not shown');
  const inventory = live.inventory();
  const content = pageContent(site, page, inventory, 'bench');
  JSON.stringify(server.drawPage(siteData(site, 'bench'), content, { drawings: inventory.icons }).data);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
