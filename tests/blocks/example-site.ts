import { stringify } from 'yaml';
import { blockDefinitions } from '../../schemas/blocks';
import { readInventory } from '../../scripts/inventory';
import type { PageData, SiteData } from '../../src/model/page-data';
import type { Inventory, SourceFile } from '../../src/model/site';
import { pageContent, siteData } from '../../src/pages/assemble';
import { formatProblems, textsOf } from '../../src/reading/format-problem';
import { drawPage, ready } from '../../src/server/render';
import { loadSite } from '../content/load-site';
import { filesWith } from '../plumber';

const hero = { type: 'hero', layout: 'plain', heading: 'A heading', text: 'A sentence.' };
const file = (route: string, page: object): SourceFile => ({ path: `pages${route}.yaml`, text: stringify(page) });
const head = (route: string) => ({
  title: `The page at ${route}`,
  description: `A page of the example site that stands at ${route} and shows what is asked of it.`,
});

/** A page that holds the example of one block type, below a hero where it does not open a page itself. */
const examplePage = ({ type, example, opensPage }: (typeof blockDefinitions)[number]): SourceFile =>
  file(`/example-${type}`, { ...head(`/example-${type}`), sections: opensPage ? [example] : [hero, example] });

/** Home and every route that the configuration or an example links to, as a short page. */
function linkedPages(texts: string[]): SourceFile[] {
  const links = texts.flatMap((text) => [...text.matchAll(/(?:href|to): "?(\/[a-z0-9/-]*)(?=["\s#,}])/g)]);
  const routes = new Set(['/index', ...links.map(([, route]) => (route === '/' ? '/index' : `${route}`))]);
  return [...routes].map((route) => file(route, { ...head(route), sections: [hero] }));
}

/** Every picture that a text names, as if it were there. */
const picturesIn = (files: readonly SourceFile[]): Inventory['pictures'] =>
  new Map(
    files
      .flatMap(({ text }) => [...text.matchAll(/[\w-]+\.(?:jpg|png|svg)/g)])
      .map(([name]) => [name, { width: 1600, height: 1067, hash: '0a1b2c3d' }]),
  );

/** An article, so that lists of posts have something to show. */
const article = (route: string) =>
  file(route, {
    ...head(route),
    template: 'article',
    heading: 'An article',
    excerpt: 'What it says.',
    group: 'Advice',
    date: '2025-05-06',
    hero: { src: 'drain.jpg', alt: 'A drain' },
    sections: [{ type: 'prose', text: 'Some words.' }],
  });

export interface Example {
  type: string;
  site: SiteData;
  data: PageData;
}

/** The example of every block type on a page of its own, resolved as a build would. */
export async function examples(): Promise<Example[]> {
  const config = filesWith().filter(({ path }) => path === 'site.config.yaml');
  const shown = [
    ...blockDefinitions.map(examplePage),
    ...[1, 2, 3, 4].map((number) => article(`/blog/post-${number}`)),
  ];
  const texts = [...config, ...shown];
  const files = [...texts, ...linkedPages(texts.map(({ text }) => text))];
  const inventory = { ...(await readInventory('tests/sites/plumber')), pictures: picturesIn(files) };
  const { site, problems } = loadSite({ files, inventory, year: 2026 });
  if (!site) throw new Error(formatProblems(problems, textsOf(files)));
  await ready();
  const facts = siteData(site, 'test');
  return blockDefinitions.map(({ type }) => {
    const page = site.pages.find(({ route }) => route === `/example-${type}`);
    if (!page) throw new Error(`no example page for ${type}`);
    return {
      type,
      site: facts,
      data: drawPage(facts, pageContent(site, page, inventory, 'test'), { drawings: inventory.icons }).data,
    };
  });
}
