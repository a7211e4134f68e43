import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../../schemas/blocks';
import { sections as sectionsSchema } from '../../schemas/page';
import type { Site } from '../../src/model/site';
import { picturesOn } from '../../src/pages/assemble';
import { mapLeaves } from '../../src/resolving/walk';
import { firstSite } from './first-site';

let site: Site;
beforeAll(async () => {
  site = await firstSite();
});

/** The pictures that sections place themselves, in order; lists of posts repeat those of the articles they lead to. */
function placed(sections: readonly Block[]): string[] {
  const names: string[] = [];
  mapLeaves(sectionsSchema, [...sections], [], (kind, leaf) => {
    if (kind === 'picture') names.push(leaf);
    return leaf;
  });
  return names;
}

/** The entries that occur more than `times` times, with how often. */
function oftener(names: readonly string[], times: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > times);
}

test('no picture is placed more than six times: heroes, cards, galleries and templates counted', () => {
  expect(
    oftener(
      site.pages.flatMap(({ sections }) => placed(sections)),
      6,
    ),
  ).toEqual([]);
});

test('no page shows a picture twice, its lists of posts included', () => {
  const twice = site.pages.flatMap((page) =>
    oftener(picturesOn(page, site.posts), 1).map(([name]) => `${page.route} ${name}`),
  );
  expect(twice).toEqual([]);
});

test('every picture in the folder is shown somewhere', () => {
  const shown = new Set(site.pages.flatMap(({ sections }) => placed(sections)));
  expect(readdirSync('public/images').filter((name) => !shown.has(name))).toEqual([]);
});

test('the white and the black membrane roof, one scene in two materials, are in no two sections side by side', () => {
  const scenes = ['commercial-tpo.jpg', 'commercial-epdm.jpg'];
  const beside = site.pages.flatMap(({ route, sections }) =>
    sections.flatMap((_, index) => {
      const names = placed(sections.slice(index, index + 2));
      return scenes.every((name) => names.includes(name)) ? [`${route} ${index}`] : [];
    }),
  );
  expect(beside).toEqual([]);
});
