import { expect, test } from 'vitest';
import { withOldAddress } from '../../src/engine/old-addresses';
import { type Content, openContent } from '../../src/engine/open-content';
import { renamePage } from '../../src/engine/rename-page';
import type { Inventory } from '../../src/model/site';
import { formatProblems } from '../../src/reading/format-problem';
import { changed, filesWith, inventory } from '../plumber';

type Texts = ReadonlyMap<string, string>;

const redirectFirst = 'redirects:\n  - { from: /write-to-us, to: /contact }';

const beside = { year: 2026, inventory };
const base: Texts = new Map(filesWith().map(({ path, text }) => [path, text]));

/** The files after a page was given another address; fails where that was refused. */
function renamed(files: Texts, from: string, to: string): Map<string, string> {
  const renaming = renamePage(files, { from, to }, beside);
  if (!('files' in renaming)) throw new Error(JSON.stringify(renaming));
  return withFiles(files, renaming.files);
}

function withFiles(files: Texts, changed: ReadonlyMap<string, string | undefined>): Map<string, string> {
  const now = new Map(files);
  for (const [path, text] of changed) {
    if (text === undefined) now.delete(path);
    else now.set(path, text);
  }
  return now;
}

function opened(files: Texts, having: Inventory = inventory): Content {
  return openContent({ year: 2026, inventory: having, files });
}

const problemsIn = (files: Texts, having?: Inventory): string =>
  formatProblems(opened(files, having).problems(), new Map());

/** The lines that one text has and the other has not. */
const changedLines = (before = '', after = ''): string[] => {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
};

test('a redirect from the new address to the old one goes, and what stands beside it stays', () => {
  const files = new Map([...base, ...Object.entries(changed('site.config.yaml', 'redirects:', redirectFirst))]);
  const now = renamed(files, '/contact', '/write-to-us');
  expect(problemsIn(now)).toBe('');
  const redirectsOf = (text = '') => text.slice(text.indexOf('redirects:'), text.indexOf('frames:'));
  expect(redirectsOf(now.get('site.config.yaml'))).toBe(
    redirectsOf(base.get('site.config.yaml')).replaceAll('to: /contact ', 'to: /write-to-us '),
  );
});

test('every link to the page is mended, wherever it stands, and nothing else', () => {
  const now = renamed(base, '/contact', '/write-to-us');
  expect(problemsIn(now)).toBe('');
  expect(now.has('pages/contact.yaml')).toBe(false);
  expect(changedLines(base.get('pages/contact.yaml'), now.get('pages/write-to-us.yaml'))).toEqual([
    'redirectFrom: [/contact, /kontakt]',
  ]);
  expect(changedLines(base.get('pages/index.yaml'), now.get('pages/index.yaml'))).toMatchInlineSnapshot(`
    [
      "      - { label: Ask for a visit, href: /write-to-us }",
      "      Frost *splits* copper. See [the board](link:license), [our page](/write-to-us#office) or [call](call).",
    ]
  `);
  expect(changedLines(base.get('site.config.yaml'), now.get('site.config.yaml'))).toMatchInlineSnapshot(`
    [
      "        - { label: Price list, href: /write-to-us }",
      "        - { label: Contact, href: /write-to-us }",
      "  estimate: { label: Ask for a visit, href: /write-to-us }",
      "      { label: Contact, href: /write-to-us },",
      "    learnMore: { label: Learn more, href: /write-to-us }",
      "  - { from: /about-us, to: /write-to-us }",
      "  - { from: /contact-us/, to: /write-to-us }",
    ]
  `);
});

test('a translation of the page names it by its new address, and the configuration the list of articles', () => {
  const spanish =
    'language: es\ntranslates: /contact\ntitle: Contacto con la oficina\ndescription: Cómo llamar, escribir o visitar nuestra oficina cuando algo gotea en su casa o negocio.\nsections:\n  - { type: hero, layout: plain, heading: Contacto }\n';
  const files = new Map([...base, ['pages/contacto.yaml', spanish] as const]);
  expect(renamed(files, '/contact', '/write-to-us').get('pages/contacto.yaml')).toContain('translates: /write-to-us\n');
  expect(renamed(base, '/blog', '/notes').get('site.config.yaml')).toMatch(/^articles: \/notes$/m);
});

const routes = [...base.keys()]
  .filter((path) => path.startsWith('pages/') && !/\/(?:index|404)\.yaml$/.test(path))
  .map((path) => path.slice('pages'.length, -'.yaml'.length));

test.each(routes)('%s goes to another address and back, and the site has no mistake', (route) => {
  const there = renamePage(base, { from: route, to: '/elsewhere/for-a-while' }, beside);
  // A template leads to some pages by their address; those have to stay.
  if (!('files' in there)) {
    const problems = 'problems' in there ? there.problems : [];
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['page/template-link']));
    return;
  }
  const away = withFiles(base, there.files);
  expect(problemsIn(away)).toBe('');
  const back = renamed(away, '/elsewhere/for-a-while', route);
  expect(problemsIn(back)).toBe('');
  for (const [path, text] of base) {
    if (path !== `pages${route}.yaml`) expect(back.get(path)).toBe(text);
  }
});

test('a link that begins with the same letters stays', () => {
  const files = new Map([
    ...base,
    [
      'pages/contact-rules.yaml',
      (base.get('pages/blog/drains.yaml') ?? '')
        .replaceAll('Article drains', 'Rules of ours')
        .replace('The drains article', 'Our rules')
        .replace('About drains.', 'What we hold to.'),
    ],
    ...Object.entries(
      changed('pages/index.yaml', '[call](call)', '[rules](/contact-rules), [us](/contact) and [call](call)'),
    ),
  ]);
  expect(problemsIn(files)).toBe('');
  const now = renamed(files, '/contact', '/write-to-us');
  expect(now.get('pages/index.yaml')).toContain('[rules](/contact-rules), [us](/write-to-us)');
});

test('a page whose file was moved by hand has its links mended', () => {
  const moved = new Map(base);
  moved.delete('pages/contact.yaml');
  moved.set('pages/write-to-us.yaml', base.get('pages/contact.yaml') ?? '');
  const filesBefore = new Map(
    opened(base)
      .contents()
      .map(({ file, content }) => [content, file]),
  );
  const told = problemsIn(moved, { ...inventory, filesBefore })
    .split('\n')
    .filter(Boolean);
  expect(told[0]).toMatchInlineSnapshot(
    `"pages/index.yaml:10:41  sections[0].actions[0].href  there is no page "/contact": its file is pages/write-to-us.yaml now  run npm run rename -- /contact /write-to-us, which mends every link to it; 10 more places ask for it: pages/index.yaml:16, pages/services.yaml:96, pages/services.yaml:166 and 7 more"`,
  );
  expect(told.filter((line) => !line.includes('npm run rename -- /contact /write-to-us'))).toMatchInlineSnapshot(`
    [
      "1 error in 1 file",
    ]
  `);
  expect(problemsIn(renamed(moved, '/contact', '/write-to-us'))).toBe('');
});

test.each([
  [
    '/contcat',
    '/write-to-us',
    'there is no page /contcat: neither pages/contcat.yaml nor pages/write-to-us.yaml is there',
  ],
  ['/contact', '/blog', 'pages/blog.yaml is there already; rename to another address, or delete one of the two pages'],
  [
    '/contact',
    '/Write to us',
    '"/Write to us" is not an address that a page can have or give up; write lower-case letters, digits and hyphens, such as /our-team',
  ],
  [
    '/',
    '/home',
    '"/" is not an address that a page can have or give up; write lower-case letters, digits and hyphens, such as /our-team',
  ],
])('from %s to %s is refused', (from, to, sentence) => {
  expect(renamePage(base, { from, to }, beside)).toEqual({ sentence });
});

test('a site with mistakes is left as it is, and they are named', () => {
  const files = new Map([...base, ...Object.entries(changed('pages/index.yaml', 'href: /contact', 'href: /contcat'))]);
  const refusal = renamePage(files, { from: '/blog', to: '/advice' }, beside);
  expect('problems' in refusal && refusal.problems.map(({ code }) => code)).toEqual(['link/no-page']);
});

test.each([
  [
    'no list',
    'title: A\ndescription: B # c\nsections: []\n',
    'title: A\ndescription: B # c\nredirectFrom:\n  - /old\nsections: []\n',
  ],
  [
    'a description in a block',
    'description: >-\n  Some\n  words\n\nsections: []\n',
    'description: >-\n  Some\n  words\n\nredirectFrom:\n  - /old\n\nsections: []\n',
  ],
  ['a list in brackets', 'redirectFrom: [ /a, /b ]\n', 'redirectFrom: [ /old, /a, /b ]\n'],
  ['an empty list', 'redirectFrom: [] # none\ntitle: A\n', 'redirectFrom: # none\n  - /old\ntitle: A\n'],
  ['no value', 'redirectFrom:\ntitle: A\n', 'redirectFrom:\n  - /old\ntitle: A\n'],
  [
    'a list in lines',
    'redirectFrom:\n  # first\n  - /a\n  - /b\n',
    'redirectFrom:\n  - /old\n  # first\n  - /a\n  - /b\n',
  ],
  ['a list at the edge', 'redirectFrom:\n- "/a"\ntitle: A\n', 'redirectFrom:\n- /old\n- "/a"\ntitle: A\n'],
  ['the new address in it', 'redirectFrom:\n  - /a\n  - /new # was\n', 'redirectFrom:\n  - /a\n  - /old # was\n'],
  [
    'Windows lines and a byte order mark',
    '\uFEFFtitle: A\r\ndescription: B\r\nsections: []\r\n',
    '\uFEFFtitle: A\r\ndescription: B\r\nredirectFrom:\r\n  - /old\r\nsections: []\r\n',
  ],
])('an old address is put into a page with %s', (_, before, after) => {
  expect(withOldAddress(before, '/old', '/new')).toMatchObject({ text: after });
});
