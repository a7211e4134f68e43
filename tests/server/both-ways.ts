import { expect } from 'vitest';
import type { Inventory, Page, Site } from '../../src/model/site';
import { pageContent, siteData } from '../../src/pages/assemble';
import { shapeOf } from '../../src/pages/shape-of';
import { drawPage, pageDrawer, ready } from '../../src/server/render';

/**
 * Gives a function that draws pages by React as a whole, and some times part by part with the shapes of what was drawn
 * before: what is met twice is drawn by its shape. Expects the same bytes each time, and gives what the last two
 * first screens are made of.
 */
export async function bothWays(site: Site, inventory: Inventory, language?: string) {
  await ready();
  const facts = siteData(site, 'test', language);
  const icons = { drawings: inventory.icons };
  const draw = pageDrawer(facts, icons, shapeOf);
  return (pages: readonly Page[], times = 3) => {
    const contents = pages.map((page) => pageContent(site, page, inventory, 'test'));
    const whole = new Map(contents.map((content) => [content, drawPage(facts, content, icons)]));
    const drawn = Array.from({ length: times }).flatMap(() =>
      contents.map((content) => {
        const { html, data, firstScreen } = draw(content);
        expect(html, content.page.route).toBe(whole.get(content)?.html);
        expect(data, content.page.route).toEqual(whole.get(content)?.data);
        return firstScreen;
      }),
    );
    return drawn.slice(-2);
  };
}

/** Draws every page of a site both ways. */
export async function siteBothWays(site: Site, inventory: Inventory): Promise<void> {
  for (const language of new Set(site.pages.map((page) => page.language))) {
    const draw = await bothWays(site, inventory, language);
    draw(site.pages.filter((page) => page.language === language));
  }
}
