import { siteConfig } from '../../schemas/site';
import { contentHash } from '../../src/model/content-hash';
import { ownIcons } from '../../src/model/own-icons';
import { canDrawMap } from '../../src/model/placed-offices';
import { reachOf } from '../../src/model/reach';
import type { Site } from '../../src/model/site';
import { mapOf, regionId } from '../../src/parts/area-map/map-of';
import { pageFacts } from '../../src/resolving/page-facts';
import { mapLeaves } from '../../src/resolving/walk';

/** How Tabler's outline icons are drawn; no style sheet of a page reaches into the file. */
const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** The icons that a site chooses, in its configuration and on its pages. */
function chosenIcons({ config, pages }: Site): Set<string> {
  const chosen = new Set(pages.flatMap((page) => pageFacts(page).icons));
  mapLeaves(siteConfig, config, [], (kind, leaf) => {
    if (kind === 'icon') chosen.add(leaf);
    return leaf;
  });
  return chosen;
}

/** The outline of a site's region, which its map is drawn on. */
function region({ config }: Site): string {
  if (!canDrawMap(config)) return '';
  const reach = reachOf(config);
  const { outline } = mapOf({ ...config, ...(reach && { reach }) });
  return outline === undefined ? '' : `<polygon id="${regionId}" points="${outline}"/>`;
}

/** The drawings of all icons that pages of a site may show, and of its region, as one file that browsers keep, with the names of the icons. */
export function iconFile(site: Site, icons: ReadonlyMap<string, string>) {
  const names = new Set<string>([...ownIcons, ...chosenIcons(site)]);
  const drawn = [...icons].filter(([name]) => names.has(name));
  const symbols = drawn.map(
    ([name, markup]) => `<symbol id="icon-${name}" viewBox="0 0 24 24" ${stroke}>${markup}</symbol>`,
  );
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${region(site)}</svg>`;
  return { address: `/assets/icons-${contentHash(content)}.svg`, content, filed: new Set(drawn.map(([name]) => name)) };
}
