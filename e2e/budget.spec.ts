import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { dist, documentAt, routes } from './site';

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * The page as a site without a component library would have it: the same elements and words, one picture file each, no
 * classes, styles or state, and a plain style sheet of the size the measured Astro page has.
 */
function bare(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<source[^>]*>/g, '')
    .replace(/ (class|style|data-[\w-]+|srcset|sizes|fetchpriority|decoding|aria-hidden|focusable)(="[^"]*")?/gi, '')
    .replace(/<!--.*?-->/g, '');
}
const plainStyles = 1100;

test('HTML and CSS of every page stay within three times the same page made by hand', () => {
  for (const route of routes) {
    const html = documentAt(route);
    const budget = 3 * (gzip(bare(html)) + plainStyles);
    expect(gzip(html), `${route}: ${gzip(html)} of ${budget} bytes`).toBeLessThanOrEqual(budget);
  }
});

test('HTML and CSS of home are at most 16.7 kB, of other pages 16, and of half of them 13.5', () => {
  const weights = routes.map((route): [string, number] => [route, gzip(documentAt(route))]);
  const heavy = weights.filter(([route, bytes]) => bytes > (route === '/' ? 16_700 : 16_000));
  expect(heavy).toEqual([]);
  const sorted = weights.map(([, bytes]) => bytes).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(13_500);
});

test('a page runs little script before intent, 550 bytes in it and 1,210 that browsers keep, and asks for nothing that blocks its first screen', () => {
  for (const route of routes) {
    const html = documentAt(route);
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !attributes?.includes('ld+json'),
    );
    const loader = /^ id="loader" src="([^"]+)" async$/.exec(scripts[1]?.[1] ?? '')?.[1] ?? '';
    // The last is a space: see `src/layout/style-sheet.tsx`.
    expect(
      scripts.map(([, attributes]) => attributes),
      route,
    ).toEqual(['', ` id="loader" src="${loader}" async`, '']);
    const inline = brotli(scripts.map(([, attributes, code]) => (attributes === '' ? code : '')).join(''));
    expect(inline, route).toBeLessThanOrEqual(550);
    expect(brotli(readFileSync(join(dist, loader))), route).toBeLessThanOrEqual(1210);
    const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"/g)].map(({ index }) => html.slice(0, index));
    expect(
      sheets.map((before) => /<main[^>]*>.*<\/section><!--\/\$-->$/s.test(before)),
      `${route} has its sheet after its first section`,
    ).toEqual([true]);
  }
});

for (const route of ['/', '/water-restoration', '/reviews', '/blog/custom-shower']) {
  test(`the app after intent is at most 121.5 kB on ${route}, without the lightbox`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(route);
    expect([...scripts], 'before intent').toEqual([expect.stringMatching(/^\/assets\/loader-/)]);
    await page.locator('header a').first().dispatchEvent('pointerover');
    await page.waitForFunction(() => document.documentElement.dataset.awake === '');
    const bytes = [...scripts].reduce((sum, path) => sum + brotli(readFileSync(join(dist, path))), 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, [...scripts].join(' ')).toBeLessThanOrEqual(121_500);
  });
}

test('no file that visitors get has anything of the studio in it', () => {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((path) =>
    /\.(?:html|js|css|json)$/.test(path),
  );
  const found = files.filter((path) =>
    /studio-|codemirror|SegmentedControl|data-studio/i.test(readFileSync(join(dist, path), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('the first picture of every page costs a phone at most 60 kB', () => {
  for (const route of routes) {
    const eager =
      /<picture[^>]*>\s*<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"/i.exec(
        documentAt(route),
      );
    if (!eager) continue;
    // 412 CSS px at 2.625 device pixels, of which the page asks for 77 %.
    const wanted = 412 * 2.625 * 0.77;
    const candidates = (eager[1] ?? '').split(', ').map((entry) => entry.split(' '));
    const [file = ''] =
      candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= wanted) ?? candidates.at(-1) ?? [];
    expect(statSync(join(dist, file)).size, `${route}: ${file}`).toBeLessThanOrEqual(60_000);
  }
});

test('a page asks for the letters of the site alone, 42 kB of them, and for the others where one is shown', async ({
  page,
}) => {
  const fonts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) fonts.set(pathname, readFileSync(join(dist, pathname)).length);
  });
  for (const route of ['/', '/blog/custom-shower', '/reviews', '/contact']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.size).toBe(2);
  expect([...fonts.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(42_000);
  await page.evaluate(() => {
    const line = Object.assign(document.createElement('p'), { textContent: 'Žižkov' });
    document.querySelector('main')?.prepend(line);
  });
  await expect.poll(() => fonts.size).toBe(3);
});

test('a slow network brings no font twice: where the letters of the site are late, nothing else is asked for', async ({
  page,
}) => {
  const fonts = new Set<string>();
  await page.route(/\.woff2$/, async (route) => {
    fonts.add(new URL(route.request().url()).pathname);
    await new Promise((late) => setTimeout(late, 1500));
    await route.continue();
  });
  await page.goto('/roof-repairs', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(2);
});
