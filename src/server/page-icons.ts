import { symbols } from '../layout/sprite';
import { byText } from '../model/order';
import type { SiteData } from '../model/page-data';

/** Stands for the icons until the markup tells which they are. */
export const unknownIcons = { '': '' };

const reference = /(?<=<use href=")#icon-([a-z0-9-]+)(?=")/g;

/** The names of the icons that markup refers to. */
const iconsIn = (html: string): string[] => [...html.matchAll(reference)].map(([, name = '']) => name);

/** What stands above the content of a page: it is painted first, and what it is drawn with must not be late. */
const header = (html: string): string => html.slice(0, html.indexOf('<main'));

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
  const first = new Set(iconsIn(header(html)));
  const inside = named(
    iconsIn(html).filter((name) => first.has(name) || !filed.has(name)),
    drawings,
  );
  const placed = html.replace(reference, (inPage, name: string) => (name in inside ? inPage : `${iconFile}${inPage}`));
  return { icons: inside, html: placed.replace(symbols(unknownIcons), () => symbols(inside)) };
}
