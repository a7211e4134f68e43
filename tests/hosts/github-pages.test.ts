import { describe, expect, test } from 'vitest';
import { githubPagesFiles } from '../../scripts/hosts/github-pages';
import { hostInput, textOf } from './input';

const { files, report, notFoundScript = '' } = githubPagesFiles(hostInput);
const paths = files.map(({ path }) => path);

test('an old address is a page that leads on at once', () => {
  expect(textOf(files, 'home.html')).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=/">
    <link rel="canonical" href="https://www.example.com/">
    <p>This page has moved to <a href="/">https://www.example.com/</a>.</p>
    </html>
    "
  `);
});

test('a redirect that leads to another is flattened', () => {
  expect(textOf(files, 'build/index.html')).toContain('content="0; url=/general-contracting"');
});

test.each([
  ['contact-us/index.html', '/contact'],
  ['seguin/index.html', '/seguin'],
  ['seguin/plumbing/index.html', '/seguin/plumbing'],
  ['author.html', '/blog'],
  ['author/index.html', '/blog'],
  ['blog/page/20.html', '/blog'],
])('%s leads to %s', (path, target) => {
  expect(textOf(files, path)).toContain(`<link rel="canonical" href="https://www.example.com${target}">`);
});

test('no stub takes the place of a page or is written twice', () => {
  const pages = [...hostInput.routes, ...hostInput.aliases].map((route) => `${route.slice(1) || 'index'}.html`);
  expect(paths.filter((path) => pages.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the domain is named, except for one of the host', () => {
  expect(textOf(files, 'CNAME')).toBe('www.example.com\n');
  const other = githubPagesFiles({ ...hostInput, url: 'https://example.github.io' });
  expect(other.files.map(({ path }) => path)).not.toContain('CNAME');
});

describe('the script of the not-found page', () => {
  const led = (address: string): string | undefined => {
    const { pathname, search } = new URL(address, 'https://www.example.com');
    let target: string | undefined;
    const location = { pathname, search, replace: (to: string) => (target = to) };
    new Function('location', notFoundScript)(location);
    return target;
  };

  test.each([
    ['/author/jo', '/blog'],
    ['/2003/10/25/a-post/', '/blog'],
    ['/blog/page/99', '/blog'],
    ['/nope?p=3', '/'],
    ['/nope?replytocom=3', '/nope'],
    ['https://www.example.com//other.example?replytocom=3', '/other.example'],
    ['/nope', undefined],
    ['/assets/img/gallery/a.jpg', undefined],
  ])('%s leads to %s', (address, target) => {
    expect(led(address)).toBe(target);
  });

  test('cannot end the element it stands in', () => {
    const odd = { ...hostInput, redirects: [{ from: '/a/*', to: '/</script>' }] };
    expect(githubPagesFiles(odd).notFoundScript).not.toContain('</script');
  });
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "GitHub Pages has no redirects: each old address is a small page that leads on at once.",
      "GitHub Pages has no patterns: /blog/page/:page is followed by a script in the not-found page.",
      "GitHub Pages has no patterns: /author/* is followed by a script in the not-found page.",
      "GitHub Pages has no patterns: /services/* is followed by a script in the not-found page.",
      "GitHub Pages has no patterns: /:year/:month/:day/* is followed by a script in the not-found page.",
      "GitHub Pages cannot match /?page_id=3: home is shown there.",
      "GitHub Pages cannot match ?p=: a script in the not-found page follows it.",
      "GitHub Pages cannot match ?replytocom=: a script in the not-found page follows it.",
      "GitHub Pages leads example.com to www.example.com by itself once both names point to it, and http to https where Enforce HTTPS is on under Settings > Pages.",
      "GitHub Pages sets its own headers: files with hashed names are cached for ten minutes only.",
      "GitHub Pages cannot send X-Robots-Tag: pages say noindex themselves.",
    ]
  `);
});
