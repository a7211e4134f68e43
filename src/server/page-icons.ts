import { symbols } from '../layout/sprite';
import { byText } from '../model/order';
import type { SiteData } from '../model/page-data';

/** Stands for the icons until the markup tells which they are. */
export const unknownIcons = { '': '' };

const [beforeReference, reference] = ['<use href="', '#icon-'];

/** The name of the icon that markup behind a reference begins with. */
const nameAt = (rest: string): string => rest.slice(0, rest.indexOf('"'));

/** What the content of a page begins with: what is above is painted first, and what it is drawn with must not be late. */
const content = '<main';

/** The drawings of icons by name. Throws where there is no icon of a name. */
function named(names: Iterable<string>, drawings: Icons['drawings']): Record<string, string> {
  const entries = [...new Set(names)].sort(byText).map((name) => {
    const markup = drawings.get(name);
    if (markup === undefined) throw new Error(`"${name}" is not an icon: see tabler.io/icons for their names`);
    return [name, markup] as const;
  });
  return Object.fromEntries(entries);
}

/** All icons by name, and which of them are in the site's file of icons. */
export interface Icons {
  drawings: ReadonlyMap<string, string>;
  filed?: ReadonlySet<string>;
}

/**
 * Markup with its icons: those of the header drawn in it, so that none is late, and the others from the site's file of
 * icons, as far as they are in it. Gives those in it by name. Throws where there is no icon of a name.
 */
export function withIcons(html: string, { iconFile }: SiteData, { drawings, filed = new Set() }: Icons) {
  const [start = '', ...uses] = html.split(`${beforeReference}${reference}`);
  const last = uses.findIndex((rest) => rest.includes(content));
  const names = uses.map(nameAt);
  const first = new Set(start.includes(content) ? [] : names.slice(0, last + 1));
  const inside = named(
    names.filter((name) => first.has(name) || !filed.has(name)),
    drawings,
  );
  const placed = uses.map((rest, index) => {
    const file = (names[index] ?? '') in inside ? '' : iconFile;
    return `${beforeReference}${file}${reference}${rest}`;
  });
  const above = start.replace(symbols(unknownIcons), () => symbols(inside));
  return { icons: inside, html: [above, ...placed].join('') };
}
