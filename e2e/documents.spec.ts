import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addresses, aliases, documentAt, routes } from './site';

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);
const titleOf = (html: string) => all(html, /<title>([^<]*)<\/title>/g);
const descriptionOf = (html: string) => all(html, /<meta name="description" content="([^"]*)"/g);

test('every page has its own title and description of a fitting length', () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    const html = documentAt(route);
    const [title = '', ...moreTitles] = titleOf(html);
    const [description = '', ...moreDescriptions] = descriptionOf(html);
    expect([moreTitles, moreDescriptions], route).toEqual([[], []]);
    expect(title.length, `${route}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([routes.length, routes.length]);
});

test('every document has one h1 and no heading level is skipped', () => {
  for (const address of addresses) {
    const levels = all(documentAt(address), /<h([1-6])[\s>]/g).map(Number);
    expect(
      levels.filter((level) => level === 1),
      address,
    ).toHaveLength(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips, `${address}: ${levels}`).toEqual([]);
  }
});

test('every internal link leads to a page or file in one step, and every anchor exists', async ({ request }) => {
  const links = [...routes, '/404'].flatMap((address) =>
    [...new Set(all(documentAt(address), /<a [^>]*?href="([/#][^"]*)"/g))].map((href) => {
      const [path, anchor] = href.split('#');
      return { address, href, target: path || address, anchor };
    }),
  );
  const answers = new Map<string, { status: number; body: string }>();
  for (const target of new Set(links.map((link) => link.target))) {
    const response = await request.get(target, { maxRedirects: 0 });
    const isPage = response.headers()['content-type']?.includes('html');
    answers.set(target, { status: response.status(), body: isPage ? await response.text() : '' });
  }
  const broken = links.filter(({ address, target, anchor }) => {
    const answer = answers.get(target);
    return (
      answer?.status !== (address === '/404' && target === address ? 404 : 200) ||
      aliases.includes(target) ||
      (anchor && !answer.body.includes(`id="${anchor}"`))
    );
  });
  expect(links.length).toBeGreaterThan(routes.length);
  expect(broken.map(({ address, href }) => `${address} links to ${href}`)).toEqual([]);
});

test('every page is reached from home within three steps', () => {
  const seen = new Set(['/']);
  let frontier = ['/'];
  for (let step = 0; step < 3; step += 1) {
    const next = frontier.flatMap((route) => all(documentAt(route), /<a [^>]*?href="(\/[^"#.]*)"/g));
    frontier = [...new Set(next)].filter((route) => routes.includes(route) && !seen.has(route));
    for (const route of frontier) seen.add(route);
  }
  expect(routes.filter((route) => !seen.has(route) && route !== '/404')).toEqual([]);
});

test('every page has a call link, new-tab links carry rel=noopener, and every picture has its size and alt', () => {
  for (const address of addresses) {
    const html = documentAt(address);
    expect(html, address).toMatch(/<a [^>]*href="tel:\+1\d{10}"/);
    const newTabs = all(html, /(<a [^>]*target="_blank"[^>]*>)/g);
    expect(
      newTabs.filter((tag) => !tag.includes('rel="noopener')),
      address,
    ).toEqual([]);
    const sized = [/ width="\d+"/, / height="\d+"/, / alt="[^"]+"| aria-hidden/];
    expect(
      all(html, /(<img [^>]*>)/g).filter((tag) => !sized.every((part) => part.test(tag))),
      address,
    ).toEqual([]);
  }
});

test('structured data parses and every reference in it resolves', () => {
  for (const address of addresses) {
    const [text = ''] = all(documentAt(address), /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
    const graph = JSON.parse(text)['@graph'] as Record<string, unknown>[];
    const ids = new Set(graph.map((node) => node['@id']));
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(
      references.filter((id) => !ids.has(id)),
      address,
    ).toEqual([]);
  }
});

/** What the configuration says stands on many pages by design. */
const config = readFileSync('site.config.yaml', 'utf8');

/** Blocks that say the same by design: facts of the business, excerpts of posts, what templates add around the form. */
const shared = /<section[^>]*data-block="(?:post-list|offices|area-list|form|cta)"[\s\S]*?<\/section>/g;

test('no two pages share a paragraph', () => {
  const pages = new Map<string, string[]>();
  for (const route of routes) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(documentAt(route)) ?? [];
    const paragraphs = all(main.replace(shared, ''), /<p[^>]*>([\s\S]*?)<\/p>/g).map((html) =>
      html.replace(/<[^>]+>/g, ''),
    );
    for (const text of new Set(paragraphs.filter((words) => words.length > 60 && !config.includes(words))))
      pages.set(text, [...(pages.get(text) ?? []), route]);
  }
  expect([...pages].filter(([, found]) => found.length > 1)).toEqual([]);
});
