import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { contentPolicy, scriptSources } from '../../scripts/building/content-policy';

test.each([
  ['its own script file', '<script src="/a.js"></script>', []],
  [
    'a script from elsewhere',
    '<script async src="https://stats.example.com/a.js?x"></script>',
    ['https://stats.example.com'],
  ],
  ['one without its scheme', "<script src='//stats.example.com/a.js'></script>", ['https://stats.example.com']],
  ['data', '<script type="application/ld+json">{"a":1}</script>', []],
  ['an inline script', '<script>go()</script>', ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]],
])('%s', (_what, html, sources) => {
  expect(scriptSources(html)).toEqual(sources);
});

test('an inline script has one hash with any line ends, as browsers read it', () => {
  expect(scriptSources('<script>a\r\nb</script>')).toEqual(scriptSources('<script>a\nb</script>'));
});

test('providers are allowed what they do, and nothing else is', () => {
  // Only these fields are read.
  const config = {
    forms: {
      visit: { provider: 'embed', src: 'https://forms.example.com/f/1', script: 'https://cdn.example.com/form.js' },
      price: { provider: 'post', endpoint: 'https://post.example.com/f/2' },
      own: { provider: 'post', endpoint: '/api/leads' },
    },
    map: { embed: 'https://maps.example.com/?q={query}' },
    trusted: ['https://stats.example.com'],
  } as unknown as SiteConfig;
  expect(
    contentPolicy({ config, pages: [] }, ['<script src="/own.js"></script>']).replaceAll('; ', '\n'),
  ).toMatchInlineSnapshot(`
    "default-src 'none'
    script-src 'self' https://cdn.example.com https://stats.example.com
    style-src 'self' 'unsafe-inline' https://cdn.example.com https://stats.example.com
    img-src 'self' data: https://cdn.example.com https://stats.example.com
    font-src 'self' https://cdn.example.com https://stats.example.com
    media-src 'self' https://cdn.example.com https://stats.example.com
    connect-src 'self' https://post.example.com https://cdn.example.com https://stats.example.com
    worker-src 'self'
    manifest-src 'self'
    frame-src 'self' https://forms.example.com https://maps.example.com https://cdn.example.com https://stats.example.com
    form-action 'self' mailto: https://forms.example.com https://post.example.com https://cdn.example.com https://stats.example.com
    frame-ancestors 'self'
    base-uri 'none'
    object-src 'none'"
  `);
});

test('a site without providers loads from itself alone', () => {
  // Only these fields are read.
  const config = { map: {}, trusted: [] } as unknown as SiteConfig;
  expect(contentPolicy({ config, pages: [] }, [])).not.toMatch(/https?:/);
});
