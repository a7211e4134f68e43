import { siteConfig } from '../../schemas/site';
import { contentHash } from '../../src/model/content-hash';
import { ownIcons } from '../../src/model/own-icons';
import type { Site } from '../../src/model/site';
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

/** The drawings of all icons that pages of a site may show, as one file that browsers keep, with their names. */
export function iconFile(site: Site, icons: ReadonlyMap<string, string>) {
  const names = new Set<string>([...ownIcons, ...chosenIcons(site)]);
  const drawn = [...icons].filter(([name]) => names.has(name));
  const symbols = drawn.map(
    ([name, markup]) => `<symbol id="icon-${name}" viewBox="0 0 24 24" ${stroke}>${markup}</symbol>`,
  );
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return { address: `/assets/icons-${contentHash(content)}.svg`, content, filed: new Set(drawn.map(([name]) => name)) };
}
