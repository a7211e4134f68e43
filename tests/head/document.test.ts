import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printHead, printJsonLd } from '../../src/head/print-head';
import type { Head } from '../../src/model/head';
import { type DocumentParts, renderDocument } from '../../src/pages/document';
import { checkTemplate } from '../../src/pages/document-template';
import { config } from './fixture';

const template = readFileSync('index.html', 'utf8');
const head: Head = {
  title: 'Pipes & drains <now>',
  meta: [{ name: 'description', content: 'The "best" <pipe> & drain' }],
  links: [{ rel: 'canonical', href: 'https://www.heron.example/pipes' }],
  jsonLd: '{"@graph":[]}',
};
const parts: DocumentParts = {
  template,
  head,
  theme: config.theme,
  attributes: { lang: 'en-US', 'data-page': '/pipes', 'data-app': '/assets/app.js' },
  css: 'a{color:red}',
  firstPaint: 'go()',
  loader: '/assets/loader.js',
  bodyHtml: '<main>Pipes</main>',
};

test('the head as HTML, its texts escaped', () => {
  expect(printHead(head)).toMatchInlineSnapshot(
    `"<title>Pipes &amp; drains &lt;now&gt;</title><meta name="description" content="The &quot;best&quot; &lt;pipe&gt; &amp; drain"><link rel="canonical" href="https://www.heron.example/pipes">"`,
  );
  expect(printHead({ ...head, links: [] })).not.toMatch(/<script|<link/);
  expect(printJsonLd({ ...head, jsonLd: '' })).toBe('');
});

test('the whole document', () => {
  expect(renderDocument(parts)).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en-US" data-page="/pipes" data-app="/assets/app.js">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><link rel="preload" href="/fonts/head.woff2" as="font" type="font/woff2" crossorigin><link rel="preload" href="/fonts/text.woff2" as="font" type="font/woff2" crossorigin><title>Pipes &amp; drains &lt;now&gt;</title><meta name="description" content="The &quot;best&quot; &lt;pipe&gt; &amp; drain"><link rel="canonical" href="https://www.heron.example/pipes"><style>a{color:red}</style><link rel="icon" href="/mark.svg" type="image/svg+xml"><script>go()</script><script id="loader" src="/assets/loader.js" async></script>
    </head>
    <body>
    <div id="root"><main>Pipes</main></div><script type="application/ld+json" id="structured-data">{"@graph":[]}</script></body>
    </html>
    "
  `);
});

test('the charset stands in the first 1024 bytes and zooming is left to the visitor', () => {
  const html = renderDocument(parts);
  expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(1024);
  expect(html).not.toMatch(/user-scalable|maximum-scale/);
});

test('the picture that a page opens with is fetched early, a later one is not', () => {
  const picture = (name: string, attributes: string) =>
    `<picture><source type="image/avif" srcSet="/${name}-400.avif 400w" sizes="100vw"/><img src="/${name}.jpg" alt=""${attributes}/></picture>`;
  const lazy = picture('later', ' loading="lazy"');
  const preload =
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/first-400.avif 400w" imagesizes="100vw" fetchpriority="high">';
  expect(renderDocument({ ...parts, bodyHtml: picture('first', ' fetchPriority="high"') + lazy })).toContain(preload);
  expect(renderDocument({ ...parts, bodyHtml: lazy })).not.toContain('as="image"');
});

test('code can not leave its element, and nothing in a part is taken for a marker or a pattern', () => {
  const html = renderDocument({
    ...parts,
    css: 'a::before{content:"</style><!--root-->"}',
    firstPaint: 'x="</script><!--"',
    bodyHtml: "$& $' <p>&lt;!--head--&gt;</p>",
  });
  expect(html).toContain('<style>a::before{content:"<\\/style><\\!--root-->"}</style>');
  expect(html).toContain('<script>x="<\\/script><\\!--"</script>');
  expect(html).toContain('<div id="root">$& $\' <p>&lt;!--head--&gt;</p></div>');
});

test("the owner's own tags stay, notes are left out", () => {
  const own = template.replace(
    '</head>',
    '<!-- for the console -->\n<meta name="google-site-verification" content="x">\n</head>',
  );
  const html = renderDocument({ ...parts, template: own });
  expect(html).toContain('<meta name="google-site-verification" content="x">\n</head>');
  expect(html).not.toContain('<!--');
});

test('a template that lost a marker or has one twice is reported', () => {
  expect(checkTemplate(template, 'index.html')).toEqual([]);
  const wrong = template.replace('<!--head-->', '').replace('<!--root-->', '<!--root--><!--root-->');
  const texts = checkTemplate(wrong, 'index.html').map(({ file, found, fix }) => `${file}: ${found}. ${fix}`);
  expect(texts).toMatchInlineSnapshot(`
    [
      "index.html: <!--head--> stands nowhere in this file. Write <!--head--> exactly once, in <head>.",
      "index.html: <!--root--> stands 2 times in this file. Write <!--root--> exactly once, in <div id="root">.",
    ]
  `);
});

test.each([
  ['a button for an action', '<main><section><a data-variant="action">Call</a></section></main>', true],
  ['a frame, which may hold one', '<main><section><iframe></iframe></section></main>', true],
  ['a button that only leads on', '<main><section><a data-variant="quiet">More</a></section></main>', false],
  [
    'an action further down',
    '<main><section></section><section><a data-variant="action">Call</a></section></main>',
    false,
  ],
  [
    'an action in the header',
    '<header><a data-variant="action">Call</a></header><main><section></section></main>',
    false,
  ],
])('a document is marked where its first screen has an action: %s', (_, bodyHtml, marked) => {
  expect(/<html[^>]* data-accented[ >]/.test(renderDocument({ ...parts, bodyHtml }))).toBe(marked);
});

test('structured data stands last in the body, also where the frame leaves its end out', () => {
  const bare = template.replace(/<\/body>\s*<\/html>/, '');
  for (const frame of [template, bare]) {
    expect(renderDocument({ ...parts, template: frame })).toMatch(
      /<\/main><\/div>\s*<script type="application\/ld\+json" id="structured-data">{"@graph":\[\]}<\/script>(<\/body>\s*<\/html>)?\s*$/,
    );
  }
});
