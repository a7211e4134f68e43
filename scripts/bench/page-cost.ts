import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What the document of a page costs a visitor, in bytes after compression. */
export interface PageCost {
  route: string;
  html: number;
  css: number;
  script: number;
}

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;
const inner = (html: string, tag: string): string =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, code = '']) => code).join('');

/** The costs of every document in a built site: HTML and CSS gzipped, the script that runs before intent in brotli. */
export function pageCosts(dist: string): PageCost[] {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((path) => path.endsWith('.html'));
  return files
    .filter((path) => !path.startsWith('embed'))
    .map((path) => {
      const text = readFileSync(join(dist, path), 'utf8');
      const css = inner(text, 'style');
      const script = brotliCompressSync(inner(text, 'script')).length;
      const route = `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      return { route, html: gzip(text.replace(css, '')), css: gzip(css), script };
    })
    .sort((a, b) => b.html + b.css - (a.html + a.css));
}

/** The app that loads on intent: all its scripts together, in bytes of brotli. */
export function appBytes(dist: string): number {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
}
