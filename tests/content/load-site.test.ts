import { expect, test } from 'vitest';
import { changed, filesWith, inventory, pageOf, problemsOf, siteOf } from './fixture-site';
import { loadSite } from './load-site';

test('the fixture has no problems, and its pages are sorted by route', () => {
  expect(problemsOf({})).toBe('');
  expect(siteOf().pages.map(({ route, kind }) => `${route} ${kind}`)).toMatchInlineSnapshot(`
    [
      "/ page",
      "/blog page",
      "/blog/decks article",
      "/blog/hail article",
      "/blog/leaks article",
      "/blog/shingles article",
      "/claremore city",
      "/claremore/deck-builder service",
      "/contact page",
      "/roof-costs article",
      "/service-areas/tulsa area",
    ]
  `);
});

test('the same files give the same site, in whatever order they come', () => {
  const files = filesWith();
  const shuffled = files
    .map((_, index) => files[(index * 5 + 3) % files.length] ?? files[0])
    .filter((file) => file !== undefined);
  expect(new Set(shuffled).size).toBe(files.length);
  const site = loadSite({ files, inventory, year: 2026 });
  expect(loadSite({ files, inventory, year: 2026 })).toEqual(site);
  expect(JSON.stringify(loadSite({ files: shuffled, inventory, year: 2026 }))).toBe(JSON.stringify(site));
});

test('a page knows its file, office, city, label and the way down to it', () => {
  const { sections, post, ...page } = pageOf('/claremore/deck-builder');
  expect(page).toMatchInlineSnapshot(`
    {
      "aliases": [],
      "breadcrumb": [
        {
          "label": "Home",
          "route": "/",
        },
        {
          "label": "Claremore",
          "route": "/claremore",
        },
        {
          "label": "Deck builder",
          "route": "/claremore/deck-builder",
        },
      ],
      "canonical": undefined,
      "changefreq": "monthly",
      "city": "Claremore, OK",
      "description": "Decks in Claremore, told in one sentence that is long enough for a list of search results.",
      "file": "pages/claremore/deck-builder.yaml",
      "image": undefined,
      "kind": "service",
      "label": "Deck builder",
      "line": "office",
      "office": "claremore",
      "priority": 0.7,
      "purpose": undefined,
      "redirectFrom": [],
      "robots": "index, follow",
      "route": "/claremore/deck-builder",
      "title": "Deck builder in Claremore",
      "updated": undefined,
    }
  `);
  expect(post).toBeUndefined();
  expect(sections.length).toBeGreaterThan(5);
});

test('articles stand under the blog, wherever their address is', () => {
  expect(pageOf('/roof-costs').breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Advice', 'Article costs']);
  expect(pageOf('/blog/decks').breadcrumb.map(({ route }) => route)).toEqual(['/', '/blog', '/blog/decks']);
  expect(pageOf('/').breadcrumb).toEqual([{ route: '/', label: 'Home' }]);
});

test('tokens in the configuration are filled in, and its links resolved', () => {
  const { business, navigation } = siteOf().config;
  expect(business.claims[0]?.label).toBe('Since 2001');
  expect(business.description).toBe('A contractor since 2001.');
  expect(navigation.banner?.apply?.href).toBe('https://lender.example.com/offers');
});

test('drafts and files that begin with _ are left out', () => {
  const draft = {
    ...changed('pages/claremore/deck-builder.yaml', 'label:', 'draft: true\nlabel:'),
    'pages/_notes.yaml': 'x: 1',
  };
  expect(siteOf(draft).pages.map(({ route }) => route)).not.toContain('/claremore/deck-builder');
});

test('without a configuration the pages are still checked', () => {
  const files = filesWith(changed('pages/blog.yaml', 'show: index', 'show: indx')).filter(
    ({ path }) => path !== 'site.config.yaml',
  );
  expect(
    loadSite({ files, inventory, year: 2026 }).problems.map(({ file, found, fix }) => ({ file, found, fix })),
  ).toMatchInlineSnapshot(`
      [
        {
          "file": "pages/blog.yaml",
          "fix": "write "index" (allowed: index, latest, related)",
          "found": ""indx" is not allowed for show",
        },
        {
          "file": "site.config.yaml",
          "fix": "add it to the folder that holds pages/ and public/",
          "found": "there is no site.config.yaml",
        },
      ]
    `);
});

test('a page with errors of its own is no dead link for others', () => {
  expect(problemsOf(changed('pages/contact.yaml', 'layout: plain', 'layuot: plain'))).toMatchInlineSnapshot(`
    "pages/contact.yaml:8:5  sections[0].layuot  "layuot" is not a field of hero  write "layout"

    1 error in 1 file
    "
  `);
});
