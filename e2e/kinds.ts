import { documentAt, routes } from './site';

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

/** All other pages, in parts that are looked at beside each other; `npm run test:wide` does. */
export const otherParts: readonly string[][] = [0, 1, 2].map((part) =>
  [...routes, '/404'].filter((route) => !kinds.includes(route)).filter((_, index) => index % 3 === part),
);

/** Between them these show each class on every ground and in every layout of a section. */
export const grounds = cover((route) =>
  mainOf(route)
    .split(/(?=<section )/)
    .flatMap((section) => {
      const form = (/^<section[^>]*>/.exec(section)?.[0] ?? '').replace(/ (?:id|aria-\w+)="[^"]*"/g, '');
      return classesIn(section).map((name) => `${form} ${name}`);
    }),
);
