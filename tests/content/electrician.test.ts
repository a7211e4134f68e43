import { beforeAll, expect, test } from 'vitest';
import { readIcons } from '../../scripts/icons';
import { readInventory } from '../../scripts/inventory';
import { pageContent, siteData } from '../../src/pages/assemble';
import { htmlAttributes } from '../../src/pages/html-attributes';
import { formatProblems } from '../../src/reading/format-problem';
import { drawPage, ready } from '../../src/server/render';
import { textsOfSite } from '../site-of-files';
import { loadSite } from './load-site';

/** Every page of an electrician in England who has no office that is open to the public. */
let pages: { route: string; language?: string; html: string; head: string }[] = [];
let attributes: Record<string, string> = {};

beforeAll(async () => {
  const files = Object.entries(textsOfSite('electrician')).map(([path, text]) => ({ path, text }));
  const inventory = await readInventory('tests/sites/electrician');
  const { site, problems } = loadSite({ files, inventory, year: 2026 });
  expect(formatProblems(problems, new Map())).toBe('');
  if (!site) throw new Error('the site has errors');
  await ready();
  const icons = await readIcons();
  attributes = htmlAttributes(site.config, { route: '/' }, { app: '', acts: '' });
  pages = site.pages.map((page) => {
    const content = pageContent(site, page, inventory, 'test');
    const { html } = drawPage(siteData(site, 'test', page.language), content, icons);
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
  expect(attributes['data-schedules']).toContain('Opens {day} 9:00');
  expect(textOf(page('/').html)).toContain('15 miles');
});

test('its pages in Spanish are Spanish in all that they say, and name their originals as those name them', () => {
  const text = textOf(page('/es').html);
  expect(text).toContain('Horario: lunes a viernes, de 8:00 a 17:30; sábado, de 9:00 a 12:30; domingo, cerrado.');
  expect(text).toContain('Ir al contenido');
  expect(text).not.toMatch(/Skip to content|Office hours|Monday/);
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

test('it says in its own words that it comes, has no address anywhere, and is no business with a door', () => {
  expect(textOf(page('/contact').html)).toContain('By phone; we come to you in Leeds.');
  for (const { route, head, html } of pages) {
    expect(head, route).not.toMatch(/PostalAddress|geo\.placename|\bUS\b/);
    expect(textOf(html), route).not.toMatch(/\$|\bAM\b|\bPM\b|undefined/);
  }
  expect(page('/').head).toContain('GeoCircle');
});
