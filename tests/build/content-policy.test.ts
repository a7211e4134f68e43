import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { contentPolicy, scriptSources } from '../../scripts/building/content-policy';
import type { Page } from '../../src/model/site';

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
    tags: [],
    frames: [{ from: 'https://book.example.com', load: 'tap' }],
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
    connect-src 'self' https://post.example.com https://cdn.example.com https://stats.example.com wss://cdn.example.com wss://stats.example.com
    worker-src 'self'
    manifest-src 'self'
    frame-src 'self' https://forms.example.com https://maps.example.com https://book.example.com https://cdn.example.com https://stats.example.com
    form-action 'self' mailto: https://forms.example.com https://post.example.com https://cdn.example.com https://stats.example.com
    frame-ancestors 'self'
    base-uri 'none'
    object-src 'none'"
  `);
});

test('a site without providers loads from itself alone', () => {
  // Only these fields are read.
  const config = { map: {}, trusted: [], tags: [], frames: [] } as unknown as SiteConfig;
  expect(contentPolicy({ config, pages: [] }, [])).not.toMatch(/https?:/);
});

test('tags are allowed what their services load from, and the address that counts is', () => {
  // Only these fields are read.
  const config = {
    map: {},
    trusted: [],
    frames: [],
    events: 'https://www.example.com/events',
    tags: [
      { type: 'verification', service: 'google', code: 'abcdef' },
      { type: 'plausible', domain: 'example.com', src: 'https://stats.example.net/js/script.js' },
      { type: 'ga4', id: 'G-ABCD1234' },
      { type: 'tag-manager', id: 'GTM-ABCD12', allows: ['https://ads.example.org'] },
      { type: 'meta-pixel', id: '1234567' },
      { type: 'script', src: 'https://chat.example.com/widget.js', allows: ['https://*.chat-cdn.example.com'] },
    ],
  } as unknown as SiteConfig;
  const policy = contentPolicy({ config, pages: [] }, []).split('; ');
  const told = policy.filter((directive) => /^(script|connect|img|media|frame|form)/.test(directive));
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "script-src 'self' https://stats.example.net https://www.googletagmanager.com https://ads.example.org https://connect.facebook.net https://chat.example.com https://*.chat-cdn.example.com
    img-src 'self' data: https://stats.example.net https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://ads.example.org https://www.facebook.com https://chat.example.com https://*.chat-cdn.example.com
    media-src 'self' https://ads.example.org https://chat.example.com https://*.chat-cdn.example.com
    connect-src 'self' https://www.example.com https://stats.example.net https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://ads.example.org https://www.facebook.com https://chat.example.com https://*.chat-cdn.example.com wss://ads.example.org wss://chat.example.com wss://*.chat-cdn.example.com
    frame-src 'self' https://stats.example.net https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://ads.example.org https://www.facebook.com https://chat.example.com https://*.chat-cdn.example.com
    form-action 'self' mailto:
    frame-ancestors 'self'"
  `);
});

test('attributes of style are refused, but where a service or a file of the site may have some', () => {
  // Only these fields are read.
  const config = { map: {}, trusted: [], tags: [], frames: [] } as unknown as SiteConfig;
  const withTag = { ...config, tags: [{ type: 'script', src: 'https://chat.example.com/widget.js', allows: [] }] };
  expect(contentPolicy({ config, pages: [] }, ['<p>A form</p>'])).toContain("style-src-attr 'none'");
  expect(contentPolicy({ config: withTag as unknown as SiteConfig, pages: [] }, [])).not.toContain('style-src-attr');
  expect(contentPolicy({ config, pages: [] }, ['<p style="color:red">A form</p>'])).not.toContain('style-src-attr');
});

test('players of films are allowed on a site that shows films of their services, and no others are', () => {
  // Only these fields are read.
  const config = { map: {}, trusted: [], tags: [], frames: [] } as unknown as SiteConfig;
  const film = (src: string) => ({ type: 'video', videos: [{ src }] });
  const pages = [
    {
      sections: [film('https://youtu.be/abcdefghijk?t=3'), film('/tour.mp4'), film('https://vimeo.com/123456/0a1b2c')],
    },
  ] as unknown as Page[];
  const policy = contentPolicy({ config, pages }, []);
  expect(policy.match(/https:[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(policy).toContain("media-src 'self';");
});
