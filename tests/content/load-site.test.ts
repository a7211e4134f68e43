import { expect, test } from 'vitest';
import { changed, filesWith, inventory, pageOf, problemsOf, siteOf } from '../plumber';
import { loadSite } from './load-site';

test('the fixture has no problems, and its pages are sorted by route', () => {
  expect(problemsOf({})).toBe('');
  expect(siteOf().pages.map(({ route, kind }) => `${route} ${kind}`)).toMatchInlineSnapshot(`
    [
      "/ page",
      "/404 page",
      "/blog page",
      "/blog/drains article",
      "/blog/frost article",
      "/blog/leaks article",
      "/blog/taps article",
      "/call-out-charge article",
      "/contact page",
      "/search page",
      "/seguin city",
      "/seguin/water-heaters service",
      "/service-areas/lockhart area",
      "/services page",
    ]
  `);
});

test('the same files give the same site, in whatever order they come', () => {
  const files = filesWith();
  // Another order, whatever files there are: by how long they are.
  const shuffled = [...files].sort((a, b) => a.text.length - b.text.length);
  expect(shuffled).not.toEqual(files);
  const site = loadSite({ files, inventory, year: 2026 });
  expect(loadSite({ files, inventory, year: 2026 })).toEqual(site);
  expect(JSON.stringify(loadSite({ files: shuffled, inventory, year: 2026 }))).toBe(JSON.stringify(site));
});

test('a page knows its file, office, city, label and the way down to it', () => {
  const { sections, post, ...page } = pageOf('/seguin/water-heaters');
  expect(page).toMatchInlineSnapshot(`
    {
      "aliases": [],
      "breadcrumb": [
        {
          "label": "Home",
          "route": "/",
        },
        {
          "label": "Seguin",
          "route": "/seguin",
        },
        {
          "label": "Water heaters",
          "route": "/seguin/water-heaters",
        },
      ],
      "canonical": undefined,
      "changefreq": "monthly",
      "city": "Seguin, TX",
      "description": "Heaters in Seguin, told in one sentence that is long enough for a list of search results.",
      "file": "pages/seguin/water-heaters.yaml",
      "image": undefined,
      "kind": "service",
      "label": "Water heaters",
      "language": undefined,
      "line": "office",
      "office": "seguin",
      "priority": 0.7,
      "purpose": undefined,
      "redirectFrom": [],
      "robots": "index, follow",
      "route": "/seguin/water-heaters",
      "title": "Water heaters in Seguin",
      "translates": undefined,
      "updated": undefined,
    }
  `);
  expect(post).toBeUndefined();
  expect(sections.length).toBeGreaterThan(5);
});

test('articles stand under the blog, wherever their address is', () => {
  expect(pageOf('/call-out-charge').breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Advice', 'Article costs']);
  expect(pageOf('/blog/drains').breadcrumb.map(({ route }) => route)).toEqual(['/', '/blog', '/blog/drains']);
  expect(pageOf('/').breadcrumb).toEqual([{ route: '/', label: 'Home' }]);
});

test('tokens in the configuration are filled in, and its links resolved', () => {
  const { business, navigation } = siteOf().config;
  expect(business.claims[0]?.label).toBe('Since 2001');
  expect(business.claims[1]?.label).toBe('Seguin, TX');
  expect(navigation.banner?.apply?.href).toBe('https://license.example.com/heron');
});

test('drafts and files that begin with _ are left out', () => {
  const draft = {
    ...changed('pages/404.yaml', 'label:', 'draft: true\nlabel:'),
    'pages/_notes.yaml': 'x: 1',
  };
  expect(siteOf(draft).pages.map(({ route }) => route)).not.toContain('/404');
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
        "fix": "write "index" (allowed: index, category, latest, related)",
        "found": ""indx" is not allowed for show",
      },
      {
        "file": "site.config.yaml",
        "fix": "add it to the folder that holds pages/ and public/, by just this name: not .yml, and not .yaml.txt",
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
