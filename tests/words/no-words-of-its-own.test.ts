// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { blockDefinitions } from '../../schemas/blocks';
import { plainPage } from '../../schemas/page';
import { siteConfig } from '../../schemas/site';
import { templates } from '../../schemas/templates';
import { readIcons } from '../../scripts/icons';
import { pageContent, siteData } from '../../src/pages/assemble';
import { htmlAttributes } from '../../src/pages/html-attributes';
import { drawPage, ready } from '../../src/server/render';
import { filesWith, inventory, siteOf } from '../plumber';
import { loose, markedSite } from './marked-site';

/** Every page of the plumber, who uses every block and template, drawn from a site with marks on all that it says. */
let pages: { route: string; body: Document }[] = [];
const site = siteOf(markedSite(filesWith()));

beforeAll(async () => {
  const icons = await readIcons();
  await ready();
  const facts = siteData(site, 'test');
  pages = site.pages.map((page) => {
    const { html } = drawPage(facts, pageContent(site, page, inventory, 'test'), { drawings: icons });
    return { route: page.route, body: new DOMParser().parseFromString(html, 'text/html') };
  });
});

/** Attributes that are shown or read aloud, and those that scripts take words from: such values have a space in them. */
const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];
const isSpoken = ({ name, value }: Attr): boolean =>
  spoken.includes(name) || (/^data-(?!tile)/.test(name) && / /.test(value));

/** The words that an attribute holds, several of them as JSON. */
const textOf = ({ name, value }: Attr): string =>
  name === 'data-words' ? Object.values(JSON.parse(value)).join(' ') : value;

/** What a page says that nobody has written: neither the site's owner nor the words of the engine. */
function ownWordsOf(body: Document): string[] {
  // An address of e-mail is a fact without marks; days and the letters of a name are made from facts.
  for (const element of body.querySelectorAll('time, [aria-hidden], style, script, a[href^="mailto:"]'))
    element.remove();
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isSpoken).map((attribute) => `${attribute.name}: ${loose(textOf(attribute))}`),
  );
  return [...attributes.filter((found) => !found.endsWith(': ')), loose(body.body.textContent)].filter(Boolean);
}

describe('no component, template or layout says anything by itself', () => {
  test('in what is drawn', () => {
    const blocks = new Set(site.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
    expect(blockDefinitions.map(({ type }) => type).filter((type) => !blocks.has(type))).toEqual([]);
    for (const { route, body } of pages) expect(ownWordsOf(body), route).toEqual([]);
  });

  test('in when an office opens', () => {
    const { 'data-schedules': schedules = '' } = htmlAttributes(
      site.config,
      { route: '/', year: 2026 },
      { app: '', acts: '' },
    );
    expect(schedules).toContain('⟦Opens {Monday} 8 AM⟧');
  });

  test('a literal text is found where it stands', () => {
    const body = new DOMParser().parseFromString('<p>⟦Call ‹us›⟧ or</p><a aria-label="Menu">‹x›</a>', 'text/html');
    expect(ownWordsOf(body)).toEqual(['aria-label: Menu', 'or']);
  });

  test('as the default of a field', () => {
    const walked = new Set<unknown>();
    const found: string[] = [];
    const walk = (schema: z.core.$ZodType, path: string): void => {
      if (walked.has(schema)) return;
      walked.add(schema);
      const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
      if (def.type === 'default' && typeof def.defaultValue === 'string') {
        const { kind } = z.globalRegistry.get(def.innerType) ?? {};
        if (kind === 'text' || kind === 'markdown') found.push(`${path}: ${def.defaultValue}`);
      }
      if ('shape' in def)
        for (const [name, field] of Object.entries(def.shape)) walk(field as z.ZodType, `${path}.${name}`);
      for (const part of ['innerType', 'element', 'valueType'] as const) {
        if (part in def) walk((def as unknown as Record<string, z.ZodType>)[part] as z.ZodType, path);
      }
      if ('options' in def) for (const option of def.options) walk(option, path);
    };
    for (const schema of [siteConfig, plainPage, ...Object.values(templates)]) walk(schema, '');
    expect(found).toEqual([]);
  });
});

describe('no script says anything by itself', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Gives a page to scripts as a browser would, with what jsdom lacks. */
  function open(route: string): void {
    const { body } = pages.find((page) => page.route === route) ?? {};
    if (!body) throw new Error(`no page ${route}`);
    document.body.innerHTML = body.body.innerHTML;
    Object.assign(document, { adoptedStyleSheets: [] });
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync() {}
      },
    );
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  }
  const partOf = (act: string): HTMLElement => {
    const part = document.querySelector<HTMLElement>(`[data-act="${act}"]`);
    if (!part) throw new Error(`nothing does ${act}`);
    return part;
  };
  /** What stands in a part of the page that a script has made, with what it says aloud. */
  const saidIn = (selector: string): string => {
    const part = document.querySelector(selector);
    const labels = [part, ...(part?.querySelectorAll('*') ?? [])].map(
      (element) => element?.getAttribute('aria-label') ?? element?.ariaLabel ?? '',
    );
    return [part?.textContent, ...labels].join(' ');
  };

  test('photos over the page', async () => {
    const { openPhoto } = await import('../../src/blocks/gallery/viewer');
    open('/services');
    openPhoto(partOf('photo'));
    expect(saidIn('dialog.overlay')).toContain('⟦Next photo⟧');
    expect(loose(saidIn('dialog.overlay'))).toBe('');
  });

  test('photos of a category', async () => {
    const { chooseCategory } = await import('../../src/blocks/gallery/category');
    open('/services');
    const [, category] = document.querySelectorAll<HTMLElement>('[data-act="category"]');
    if (category) chooseCategory(category);
    expect(document.querySelector('[data-block="gallery"] [data-count]')?.textContent).toMatch(/^⟦\d+ of \d+ photos⟧$/);
  });

  test('a map over the page', async () => {
    const { openMap } = await import('../../src/blocks/offices/map');
    open('/contact');
    openMap(partOf('map'));
    expect(saidIn('dialog.overlay:has(iframe)')).toContain('⟦Map of the ‹Seguin office›⟧');
    expect(loose(saidIn('dialog.overlay:has(iframe)'))).toBe('');
  });

  test.each([
    ['copied', () => Promise.resolve(), '⟦Link copied⟧'],
    ['not copied', () => Promise.reject(new Error('not allowed')), '⟦Copy the address from the address bar⟧'],
  ])('an address %s', async (_, writeText, said) => {
    const { share } = await import('../../src/blocks/share-button/share');
    open('/blog/frost');
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await share(partOf('share'));
    expect(document.querySelector('[data-block="article-header"] [role="status"]')?.textContent).toBe(said);
  });
});
