import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readIcons } from '../../scripts/icons';
import { readInventory } from '../../scripts/inventory';
import { llmsTxt } from '../../scripts/llms-txt';
import { sitemapFiles } from '../../scripts/sitemap';
import { stillToTranslate } from '../../scripts/still-to-translate';
import { wordsToWrite } from '../../scripts/words-to-write';
import { isIndexed } from '../../src/head/is-indexed';
import type { Site } from '../../src/model/site';
import { pageContent, siteData } from '../../src/pages/assemble';
import { htmlAttributes } from '../../src/pages/html-attributes';
import { formatProblems } from '../../src/reading/format-problem';
import { drawPage, ready } from '../../src/server/render';
import { textsOfSite } from '../site-of-files';
import { loadSite } from './load-site';

/** Every page of an electrician in England who has no office that is open to the public. */
let pages: { route: string; language?: string; html: string; head: string }[] = [];
let attributes: Record<string, string> = {};
let site: Site;

beforeAll(async () => {
  const files = Object.entries(textsOfSite('electrician')).map(([path, text]) => ({ path, text }));
  const inventory = await readInventory('tests/sites/electrician');
  const loaded = loadSite({ files, inventory, year: 2026 });
  expect(formatProblems(loaded.problems, new Map())).toBe('');
  if (!loaded.site) throw new Error('the site has errors');
  site = loaded.site;
  await ready();
  const icons = await readIcons();
  attributes = htmlAttributes(site.config, { route: '/', year: 2026 }, { app: '', acts: '' });
  pages = site.pages.map((page) => {
    const content = pageContent(site, page, inventory, 'test');
    const { html } = drawPage(siteData(site, 'test', page.language), content, { drawings: icons });
    return { route: page.route, language: page.language, html, head: JSON.stringify(content.head) };
  });
});

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const page = (route: string) => {
  const found = pages.find((candidate) => candidate.route === route);
  if (!found) throw new Error(`no page ${route}`);
  return found;
};

test('every page says that it is English as in Britain', () => {
  expect(attributes.lang).toBe('en-GB');
  expect(pages.length).toBeGreaterThan(7);
  for (const { route, language, head } of pages) {
    expect(head, route).toContain(`"property":"og:locale","content":"${language ?? 'en'}_GB"`);
  }
});

test('its number is read as people there read it, and dialed from everywhere', () => {
  for (const { route, html } of pages) {
    expect(textOf(html), route).toContain('0113 496 0018');
    expect(new Set(html.match(/tel:[^"]*/g)), route).toEqual(new Set(['tel:+441134960018']));
  }
  expect(page('/').head).toContain('+441134960018');
});

test('its clock has 24 hours, and its days and distances are told as there', () => {
  const text = textOf(page('/services').html);
  expect(text).toContain('Monday to Friday, 8:00 to 17:30; Saturday, 9:00 to 12:30');
  expect(attributes['data-schedules']).toContain('Opens {Saturday} 9:00');
  expect(textOf(page('/').html)).toContain('15 miles');
});

test('its pages in Spanish are Spanish in all that they say, and name their originals as those name them', () => {
  const text = textOf(page('/es').html);
  expect(text).toContain('Horario: lunes a viernes, de 8:00 a 17:30; sábado, de 9:00 a 12:30; domingo, cerrado.');
  expect(text).toContain('Ir al contenido');
  expect(text).not.toMatch(/Skip to content|Opening hours|Monday/);
  expect(text).toContain('Línea de Leeds');
  expect(text).toMatch(/Navidad, 24 de diciembre/);
  expect(text).not.toMatch(/Leeds line|Christmas/);
  expect(textOf(page('/').html)).toMatch(/Leeds line[\s\S]*Christmas/);
  for (const [one, other] of [
    ['/', '/es'],
    ['/contact', '/es/contacto'],
  ] as const) {
    for (const { head, html } of [page(one), page(other)]) {
      const links = (JSON.parse(head) as { links: Record<string, string>[] }).links;
      const alternates = links.flatMap(({ hreflang, href = '' }) =>
        hreflang ? [[hreflang, new URL(href).pathname]] : [],
      );
      expect(alternates).toEqual([
        ['en-GB', one],
        ['es-GB', other],
        ['x-default', one],
      ]);
      expect(html).toContain('hrefLang="es-GB"');
    }
  }
  expect(page('/prices').head).not.toContain('hreflang');
});

test('its pages in Spanish have menus, a footer and a trust line of their own, and all lead to the other language', () => {
  const texts = ['/es', '/es/contacto'].map((route) => textOf(page(route).html));
  for (const text of texts) {
    expect(text).toContain('Todos los servicios (en inglés)');
    expect(text).toContain('Un electricista en Leeds para cableado');
    expect(text).not.toMatch(/All services|Ring us|Written prices/);
  }
  expect(texts[0]).toContain('Precios por escrito');
  const header = (route: string) => /<header.*?<\/header>/s.exec(page(route).html)?.[0] ?? '';
  expect(header('/es')).toContain('href="/es"');
  // In the header and in the drawer.
  expect(header('/es').match(/href="\/" lang="en-GB"/g)).toHaveLength(2);
  expect(header('/').match(/href="\/es" lang="es-GB"/g)).toHaveLength(2);
  expect(header('/prices')).not.toContain('hrefLang');
});

test('the way to a page in Spanish begins at the home in Spanish, which has none', () => {
  const ways = site.pages.map((one) => [one.route, one.breadcrumb.map((crumb) => crumb.route)]);
  expect(Object.fromEntries(ways)).toMatchObject({
    '/es': ['/es'],
    '/es/contacto': ['/es', '/es/contacto'],
    '/contact': ['/', '/contact'],
  });
});

test('the sitemap, the list for programs and the check know its languages', () => {
  const sitemap = sitemapFiles(site).map((file) => ('content' in file ? String(file.content) : ''));
  expect(sitemap.join('').match(/<xhtml:link rel="alternate" hreflang="es-GB" href="[^"]*\/es"\/>/g)).toHaveLength(2);
  expect(llmsTxt(site)).toContain('## español\n\n- [Larch, electricista en Leeds]');
  const outline = { ...site, pages: site.pages.map((page) => ({ ...page, indexed: isIndexed(page) })) };
  expect(stillToTranslate(outline)).toEqual([
    'Not in es: 5 of 7 pages: /areas/otley, /consumer-units, /prices, /rewiring, /services.',
  ]);
  const italian = { ...outline, config: { ...site.config, locale: 'it-IT', words: {}, languages: {} } };
  expect(stillToTranslate(italian).join(' ')).toMatch(
    /^Not in it: \d+ words of the engine: page\.skip, .* and \d+ more; .*Not in es: the menus;/,
  );
  const words = wordsToWrite(italian.config, ['it-IT', 'es']);
  expect(words).toMatch(
    /^words:\n {2}it:\n {4}page:\n {6}# The first stop of the Tab key[^\n]*\n {6}skip: Skip to content\n/,
  );
  expect(words).not.toMatch(/^ {2}es:/m);
  const written = { ...italian.config, words: parse(words).words };
  expect(stillToTranslate({ ...italian, config: written }).join(' ')).not.toContain('words of the engine');
});

test('it says in its own words that it comes, has a town and no street anywhere, and is no business with a door', () => {
  expect(textOf(page('/contact').html)).toContain('By phone; we come to you in Leeds and the towns around it.');
  for (const { route, head, html } of pages) {
    expect(head, route).not.toMatch(/streetAddress|postalCode|geo\.placename|\bUS\b/);
    expect(textOf(html), route).not.toMatch(/\$|\bAM\b|\bPM\b|undefined/);
  }
  expect(page('/').head).toMatch(/addressLocality\W+Leeds\b/);
  expect(page('/').head).toContain('GeoCircle');
});
