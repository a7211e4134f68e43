import { expect, test } from 'vitest';
import type { QueryRedirect, Redirect } from '../schemas/site/redirect';
import { queryRedirectMistakes } from '../src/addresses/query-redirect-mistakes';
import { redirectMistakes } from '../src/addresses/redirect-mistakes';

const routes = new Set(['/', '/about', '/blog', '/blog/plumbing-tips', '/contact', '/2023/10/25']);
const standing = {
  routes,
  aliases: new Map([['/contact-us', '/contact']]),
  files: new Set(['/embed/visit.html']),
};

function said(...redirects: Redirect[]): string {
  return redirectMistakes(redirects, standing)
    .map(({ index, issue }) => `${index}: ${issue ? `${issue.found} | ${issue.fix}` : 'told'}`)
    .join('\n');
}

test('good redirects have no mistakes', () => {
  const good: Redirect[] = [
    { from: '/home', to: '/' },
    { from: '/start', to: '/home' },
    { from: '/contact-us/', to: '/contact' },
    { from: '/blog/page/:page', to: '/blog' },
    { from: '/author/*', to: '/blog' },
    { from: '/about/*', to: '/about' },
    { from: '/:year/:month/:day/:slug', to: '/blog' },
    { from: '/form', to: '/embed/visit.html' },
    { from: '/about.html', to: '/about' },
    { from: '/About', to: '/about' },
  ];
  expect(said(...good)).toBe('');
});

test('a source that is not a path', () => {
  expect(said({ from: '/old?id=3', to: '/' })).toMatchInlineSnapshot(
    `"0: /old?id=3 is not a path | write the path alone, such as /old-page; what stands behind a ? belongs to queryRedirects"`,
  );
});

test('a source that is a form of another page', () => {
  expect(said({ from: '/about.html', to: '/contact' }, { from: '/index', to: '/about' })).toMatchInlineSnapshot(`
    "0: /about.html is another form of /about, which is a page | leave the redirect out, or rename the page
    1: /index is another form of /, which is a page | leave the redirect out, or rename the page"
  `);
});

test('a source as browsers send it', () => {
  expect(said({ from: '/old%20page/caf%C3%A9', to: '/' })).toMatchInlineSnapshot(
    `"0: /old%20page/caf%C3%A9 is written as browsers send it, and no address would be known by it | write /old page/café"`,
  );
  expect(said({ from: '/old page/café', to: '/' }, { from: '/100%', to: '/' })).toBe('');
});

test('a star in the middle', () => {
  expect(said({ from: '/old/*/page', to: '/' })).toMatchInlineSnapshot(
    `"0: "*" in /old/*/page is not a segment | write * as the last segment alone, or a name such as :page for a whole segment"`,
  );
});

test('a name for part of a segment', () => {
  expect(said({ from: '/old/post-:id', to: '/' })).toMatchInlineSnapshot(
    `"0: "post-:id" in /old/post-:id is not a segment | write * as the last segment alone, or a name such as :page for a whole segment"`,
  );
});

test('a pattern for everything', () => {
  expect(said({ from: '/*', to: '/' })).toMatchInlineSnapshot(
    `"0: /* takes in addresses of every kind | begin it with a fixed segment, such as /news/*; unknown addresses get the not-found page"`,
  );
});

test('a source that is a page', () => {
  expect(said({ from: '/about', to: '/' })).toMatchInlineSnapshot(
    `"0: /about is a page or file | leave the redirect out, or rename the page"`,
  );
});

test('a source that is a file', () => {
  expect(said({ from: '/embed/visit.html', to: '/' })).toMatchInlineSnapshot(
    `"0: /embed/visit.html is a page or file | leave the redirect out, or rename the page"`,
  );
});

test('a pattern over a page', () => {
  expect(said({ from: '/blog/*', to: '/contact' })).toMatchInlineSnapshot(
    `"0: /blog/* also takes in /blog/plumbing-tips, which exists | write a narrower address, or list the old addresses one by one"`,
  );
});

test('a dated pattern over a page with such a name', () => {
  expect(said({ from: '/:year/:month/:day/*', to: '/blog' })).toMatchInlineSnapshot(
    `"0: /:year/:month/:day/* also takes in /2023/10/25, which exists | write a narrower address, or list the old addresses one by one"`,
  );
});

test('a pattern over the files of the build', () => {
  expect(said({ from: '/assets/:name', to: '/' })).toMatchInlineSnapshot(
    `"0: /assets/:name also takes in /assets/app.js, which exists | write a narrower address, or list the old addresses one by one"`,
  );
});

test('a redirect to itself', () => {
  expect(said({ from: '/old/', to: '/old' })).toMatchInlineSnapshot(
    `"0: /old/ leads to itself | leave it out: /x/ leads to /x without a rule"`,
  );
});

test('a target that does not exist', () => {
  expect(said({ from: '/old', to: '/nope' })).toMatchInlineSnapshot(
    `"0: /nope is not a page | write the path of a page or file of this site, such as /about"`,
  );
});

test('a target on another host', () => {
  expect(said({ from: '/old', to: 'https://other.example/' })).toMatchInlineSnapshot(
    `"0: https://other.example/ is not a page | write the path of a page or file of this site, such as /about"`,
  );
});

test('a target that is an alias', () => {
  expect(said({ from: '/old', to: '/contact-us' })).toMatchInlineSnapshot(
    `"0: /contact-us only shows /contact | write /contact"`,
  );
});

test('two rules for one path', () => {
  expect(said({ from: '/old', to: '/' }, { from: '/Old/', to: '/about' })).toMatchInlineSnapshot(
    `"1: /Old/ is there twice: /old leads to / | keep one of the two; a rule holds with and without a slash at the end"`,
  );
});

test('a circle', () => {
  expect(said({ from: '/a', to: '/b' }, { from: '/b', to: '/c' }, { from: '/c', to: '/a' })).toMatchInlineSnapshot(`
    "0: it leads in a circle: /a → /b → /c → /a | lead one of them to a page
    1: told
    2: told"
  `);
});

test('query redirects', () => {
  const queries: QueryRedirect[] = [
    { parameter: 'p', to: '/' },
    { parameter: 'replytocom', to: 'same' },
    { parameter: 'p', to: '/blog' },
    { parameter: 'cat', to: '/nope' },
    { parameter: 'page_id', value: 3, to: '/blog' },
    { parameter: 'page_id', value: 4, to: '/blog' },
    { parameter: 'page_id', value: '3', to: '/blog' },
  ];
  expect(queryRedirectMistakes(queries, routes)).toMatchInlineSnapshot(`
    [
      {
        "field": "parameter",
        "index": 2,
        "issue": {
          "code": "redirect/double",
          "fix": "keep one of the two",
          "found": "the parameter p is there twice",
        },
      },
      {
        "field": "to",
        "index": 3,
        "issue": {
          "code": "redirect/no-page",
          "fix": "write the path of a page, or same",
          "found": "/nope is not a page",
          "wants": "page /nope",
        },
      },
      {
        "field": "parameter",
        "index": 6,
        "issue": {
          "code": "redirect/double",
          "fix": "keep one of the two",
          "found": "page_id=3 is there twice",
        },
      },
    ]
  `);
});
