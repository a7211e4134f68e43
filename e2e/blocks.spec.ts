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

/** A page costs more than the blocks on it: those that may stand below another share one, a few to each. */
const together = 7;
const below = blockDefinitions.filter(({ opensPage }) => !opensPage);
const groups = [
  ...blockDefinitions.filter(({ opensPage }) => opensPage).map((definition) => [definition]),
  ...Array.from({ length: Math.ceil(below.length / together) }, (_, group) =>
    below.slice(group * together, (group + 1) * together),
  ),
];

const addressOf = (group: number): string => `/variants-${group}`;

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
  const pages = groups.map((definitions, group): Page => {
    const variants = definitions.flatMap((definition) =>
      variantsOf(definition).map(([, block], index) => ({ ...ofThisSite(block), id: `${definition.type}-${index}` })),
    );
    const opens = definitions.some(({ opensPage }) => opensPage);
    return { ...first, route: addressOf(group), aliases: [], sections: opens ? variants : [opening, ...variants] };
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

for (const [group, definitions] of groups.entries()) {
  const types = definitions.map(({ type }) => type);
  test(`axe finds nothing in any variant of ${types.join(', ')} @wide`, async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await page.route(
      ({ pathname }) => drawn.has(pathname),
      (route) => route.fulfill(drawn.get(new URL(route.request().url()).pathname)),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(group));
    for (const type of types) await expect(page.locator(`[data-block="${type}"]`).nth(1)).toBeAttached();
    expect(await findings(page, ['#root > header', '#root > footer'])).toEqual([]);
    expect(missing.filter((url) => url.endsWith('.css'))).toEqual([]);
  });
}
