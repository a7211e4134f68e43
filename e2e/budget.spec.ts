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
 * classes, styles or state, and a plain style sheet of the size the measured Astro page has (performance.md section 1).
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

test('a page runs at most 1.5 kB of script before intent, and asks for nothing that blocks rendering', () => {
  for (const route of routes) {
    const html = documentAt(route);
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !attributes?.includes('ld+json'),
    );
    expect(
      scripts.map(([, attributes]) => attributes),
      route,
    ).toEqual(['']);
    expect(brotli(scripts.map(([, , code]) => code).join('')), route).toBeLessThanOrEqual(1500);
    expect(html, route).not.toMatch(/<link[^>]*rel="stylesheet"/);
  }
});

test('the app after intent is at most 120 kB on a page without a carousel', () => {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const code = new Map(scripts.map((name) => [name, readFileSync(join(assets, name))]));
  const lightbox = scripts.filter((name) => /^lightbox/.test(name));
  expect(lightbox.length).toBeGreaterThan(0);
  const reachable = new Set<string>();
  const follow = (name: string) => {
    if (reachable.has(name)) return;
    reachable.add(name);
    // Static imports only: what is imported dynamically is another slice, counted below by the blocks on the page.
    for (const [, next = ''] of String(code.get(name)).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      follow(next);
  };
  const entry = scripts.find((name) => documentAt('/').includes(`/assets/${name}`)) ?? '';
  follow(entry);
  const blocks = [...documentAt('/').matchAll(/data-block="([\w-]+)"/g)].map(([, type]) => type);
  for (const type of new Set(blocks)) for (const name of scripts) if (name.startsWith(`${type}-`)) follow(name);
  expect(lightbox.filter((name) => reachable.has(name))).toEqual([]);
  const bytes = [...reachable].reduce((sum, name) => sum + brotli(code.get(name) ?? Buffer.alloc(0)), 0);
  expect(bytes, [...reachable].join(' ')).toBeLessThanOrEqual(120_000);
});

test('the first picture of every page costs a phone at most 60 kB', () => {
  for (const route of routes) {
    const eager =
      /<picture[^>]*>\s*<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"/i.exec(
        documentAt(route),
      );
    if (!eager) continue;
    // 412 CSS px at the 1.75 device pixels of the phone that Lighthouse measures with.
    const candidates = (eager[1] ?? '').split(', ').map((entry) => entry.split(' '));
    const [file = ''] =
      candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= 412 * 1.75) ?? candidates.at(-1) ?? [];
    expect(statSync(join(dist, file)).size, `${route}: ${file}`).toBeLessThanOrEqual(60_000);
  }
});
