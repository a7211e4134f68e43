import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Block, blockDefinitions, block as blockSchema } from '../schemas/blocks';
import { bundles } from '../scripts/building/bundles';
import { documents } from '../scripts/building/documents';
import { openRoot } from '../scripts/content-root';
import type { Page } from '../src/model/site';
import { mapLeaves } from '../src/resolving/walk';
import { variantsOf } from '../tests/blocks/complete';
import { findings } from './findings';

const addressOf = (type: string): string => `/variants-of-${type}`;

/** The documents with every variant of each block and what is made with them, by address, as a build would write them. */
const drawn = new Map<string, { contentType: string; body: string }>();

test.beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  const { content, inventory, template } = await openRoot(resolve(import.meta.dirname, '..'));
  const site = content.site();
  const [first] = site?.pages ?? [];
  const opening = first?.sections[0];
  if (!site || !first || !opening) throw new Error('there is no page to begin with');
  const [picture = ''] = inventory.pictures.keys();
  // Pictures and offices of this site in the place of the examples' own.
  const here = { picture, office: site.config.business.mainOffice };
  const ofThisSite = (block: Block): Block =>
    mapLeaves(blockSchema, block, [], (kind, leaf) => (kind === 'picture' || kind === 'office' ? here[kind] : leaf));
  const pages = blockDefinitions.map((definition): Page => {
    const variants = variantsOf(definition).map(([, block], index) => ({
      ...ofThisSite(block),
      id: `variant-${index}`,
    }));
    const sections = definition.opensPage ? variants : [opening, ...variants];
    return { ...first, route: addressOf(definition.type), aliases: [], sections };
  });
  const bundled = await bundles();
  const renderer = { ...bundled, template };
  for (const file of documents({ ...site, pages }, inventory, renderer)) {
    if ('make' in file) {
      drawn.set(`/${file.path.replace(/\.html$/, '')}`, { contentType: 'text/html', body: String(await file.make()) });
    } else if ('content' in file) {
      const contentType = file.path.endsWith('.css') ? 'text/css' : 'image/svg+xml';
      drawn.set(`/${file.path}`, { contentType, body: String(file.content) });
    }
  }
});

for (const { type } of blockDefinitions) {
  test(`axe finds nothing in any variant of ${type}`, async ({ page }) => {
    const address = addressOf(type);
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await page.route(
      ({ pathname }) => drawn.has(pathname),
      (route) => route.fulfill(drawn.get(new URL(route.request().url()).pathname)),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.locator(`[data-block="${type}"]`).nth(1)).toBeAttached();
    expect(await findings(page, ['#root > header', '#root > footer'])).toEqual([]);
    expect(missing.filter((url) => url.endsWith('.css'))).toEqual([]);
  });
}
