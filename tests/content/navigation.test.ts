import { expect, test } from 'vitest';
import { entryRuns } from '../../src/layout/entry-runs';
import { entryLinks } from '../../src/model/entry-links';
import { changed, problemsOf, siteOf } from '../plumber';
import { textsOfSite } from '../site-of-files';

const config = 'site.config.yaml';
const written = /(?<=navigation:\n)[\s\S]*?(?= {2}callLabel)/.exec(textsOfSite('plumber')[config] ?? '')?.[0] ?? '';
const withMenu = (yaml: string) => changed(config, written, yaml);

test('links, menus, names that lead somewhere and groups stand in one list, in any order', () => {
  const { menu } = siteOf(
    withMenu(`  menu:
    - { label: Contact, href: /contact }
    - label: Work
      href: /services
      links:
        - { label: Heaters, href: /seguin/water-heaters }
        - { label: To read, href: /blog, links: [{ label: Frost, href: /blog/frost }] }
    - { label: Search, href: /search }
`),
  ).config.navigation;
  expect(entryLinks(menu).map(({ label }) => label)).toEqual(
    'Contact, Work, Heaters, To read, Frost, Search'.split(', '),
  );
  expect(entryRuns(menu).map((run) => ('titled' in run ? run.titled.label : run.plain.length))).toEqual([1, 'Work', 1]);
});

test.each([
  ['  menu:\n    - { label: Work }\n', 'say where it leads, as href: /a-page, or what is in it, as links:'],
  ['  menu:\n    - { label: Work, links: [{ label: Pipes }] }\n', 'say where it leads, as href: /a-page'],
  [
    '  menus:\n    - { label: Work, links: [{ label: Pipes, href: /services }] }\n',
    '"menus" is not a field of navigation  write "menu"',
  ],
  [
    '  menu:\n    - { label: Work, href: /services }\n  links:\n    - { label: Contact, href: /contact }\n',
    '"links" is not a field of navigation  move its entries to the end of "menu"',
  ],
])('what is wrong in it is told: %j', (yaml, told) => {
  expect(problemsOf(withMenu(yaml))).toContain(told);
});
