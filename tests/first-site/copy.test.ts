import { beforeAll, expect, test } from 'vitest';
import type { Site } from '../../src/model/site';
import { firstSite } from './first-site';

let site: Site;
beforeAll(async () => {
  site = await firstSite();
});

/** What must stand nowhere, and why. */
const unwanted: [why: string, words: RegExp][] = [
  ['there are two offices; the third place is a phone line', /\bthree (?:local )?(?:offices|numbers)\b/i],
  ['there are several phone numbers', /\bone (?:phone )?number\b/i],
  ['the state registers roofers and does not license them', /\blicensed(?: and|,) insured\b/i],
  ['distances are measured from each office', /-mile circle|\bcircle (?:of|on|around)\b/i],
  ['a phone has nothing to click', /\bclick (?:the|to|for|here|on)\b/i],
  [
    'words that Americans do not use so',
    /\b(?:whilst|fortnight|tidy|cupboards?|cutlery|off-?cuts?|hand-?over|walk-?rounds?|phoned|rang|the sums?|sour|ground floor|dear in|answers for|answer for)\b/i,
  ],
];

test.each(unwanted)('%s', (_, words) => {
  const texts = site.pages.map(({ route, title, description, sections }) => [
    route,
    [title, description, JSON.stringify(sections)].join(' '),
  ]);
  const found = [...texts, ['site.config.yaml', JSON.stringify(site.config)]].flatMap(([place, text = '']) => {
    const [match] = words.exec(text) ?? [];
    return match ? [`${place}: ${match}`] : [];
  });
  expect(found).toEqual([]);
});

test('hardly any heading opens with a number', () => {
  const headings = site.pages.flatMap(({ sections }) => sections.flatMap(({ heading }) => heading ?? []));
  const numbers = /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
  expect(headings.length).toBeGreaterThan(300);
  expect(headings.filter((heading) => numbers.test(heading)).length).toBeLessThan(headings.length / 50);
});
