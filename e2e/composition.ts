/*
 * What runs in the browser to find how the parts of a page stand to each other. Each function is sent there as text (see
 * stage.ts), so they use nothing but the browser.
 */

/** Articles of which the parts stand at more than one left edge. */
export function leftEdges(root: HTMLElement): string[] {
  if (!root.querySelector('[data-block=article-header]')) return [];
  const sections = [...root.querySelectorAll('main > section:not([data-block=cta], [data-block=post-list])')];
  const edges = sections
    .flatMap((section) => [...section.querySelectorAll('h1, h2, h3, p:not(li *), table, figure, ul:not([class]), dl')])
    .filter((part) => !part.closest('details, li, td, th'))
    .map((part) => Math.round(part.getBoundingClientRect().left));
  return new Set(edges).size === 1 ? [] : [`an article has its left edges at ${edges}`];
}

/** Mosaics of which words shade more than 45 % of a picture, or those of more than one tile. */
export function shadedTiles(root: HTMLElement): string[] {
  if (!root.querySelector('[data-tile=big]')) return [];
  const shares = [...root.querySelectorAll('li[data-tile]:has(picture + div)')].map((tile) => {
    const picture = tile.querySelector('picture')?.getBoundingClientRect() ?? new DOMRect();
    const words = tile.querySelector('picture + div')?.getBoundingClientRect() ?? new DOMRect();
    const beside = words.left >= picture.right || words.top >= picture.bottom;
    return beside ? 0 : words.height / picture.height;
  });
  return Math.max(...shares) <= 0.45 && shares.filter((share) => share > 0).length <= 1
    ? []
    : [`words shade these shares of the pictures of a mosaic: ${shares}`];
}

/** Lists of links of which a row has fewer links than another: one alone would look like a heading of the others. */
export const looseLinks = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-block=link-list] ul')].flatMap((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    return new Set(rows).size > 1 ? [`a list of links has rows of ${rows}`] : [];
  });
