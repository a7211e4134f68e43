import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built site under test. */
export const dist = join(import.meta.dirname, '../dist');

/** The HTML documents of the build as paths below `dist/`. */
const documents = (readdirSync(dist, { recursive: true }) as string[])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && !path.startsWith('embed/'))
  .sort();

const addressOf = (path: string): string => (path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`);

/** The built document at an address. */
export const documentAt = (address: string): string =>
  readFileSync(join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`), 'utf8');

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="https:\/\/[^/"]+(\/[^"]*)"/.exec(html)?.[1];

/** Every address that answers with a page, the 404 page left out: primaries and aliases. */
export const addresses = documents.map(addressOf).filter((address) => address !== '/404');

/** The addresses that are their own canonical: one for each page. */
export const routes = addresses.filter((address) => canonicalOf(documentAt(address)) === address);

/** The addresses that show another page's content. */
export const aliases = addresses.filter((address) => !routes.includes(address));

export const widths = [360, 768, 1440] as const;

/** What stands between header and footer of a page. */
const mainOf = (route: string): string => /<main.*<\/main>/s.exec(documentAt(route))?.[0] ?? '';

const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** The fewest pages that show all that any of them shows, the richest first (the greedy cover of a set). */
function cover(traitsOf: (route: string) => Iterable<string>): string[] {
  const traits = new Map([...routes, '/404'].map((route) => [route, new Set(traitsOf(route))]));
  const missing = new Set([...traits.values()].flatMap((some) => [...some]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gain = (route: string) => [...(traits.get(route) ?? [])].filter((trait) => missing.has(trait)).length;
    const richest = [...traits.keys()].toSorted((a, b) => gain(b) - gain(a))[0] ?? '/';
    chosen.push(richest);
    for (const trait of traits.get(richest) ?? []) missing.delete(trait);
  }
  return chosen;
}

/** Between them these show every block in every form: each class that styles something on any page. */
export const kinds = cover((route) => classesIn(mainOf(route)));

/** Between them these show each class on every ground and in every layout of a section. */
export const grounds = cover((route) =>
  mainOf(route)
    .split(/(?=<section )/)
    .flatMap((section) => {
      const form = (/^<section[^>]*>/.exec(section)?.[0] ?? '').replace(/ (?:id|aria-\w+)="[^"]*"/g, '');
      return classesIn(section).map((name) => `${form} ${name}`);
    }),
);
