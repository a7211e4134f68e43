import { hrefPath } from '../../model/href-path';
import type { Path } from '../../reading/position';
import type { WholeSite } from '../rule';

interface Entry {
  label: string;
  href?: string | undefined;
  links?: readonly Entry[] | undefined;
}

/** A link of the configuration, and the path of its address. */
export interface PlacedLink {
  label: string;
  href: string;
  path: Path;
}

/** Every link of a list of entries with its place: each title that leads somewhere, then what is below it. */
export const placedLinksIn = (list: readonly Entry[], path: Path): PlacedLink[] =>
  list.flatMap(({ label, href, links = [] }, index) => {
    const at = [...path, index];
    return [
      ...(href === undefined ? [] : [{ label, href, path: [...at, 'href'] }]),
      ...placedLinksIn(links, [...at, 'links']),
    ];
  });

/** The links of the header, of the footer and below it, a list each. */
export const navigationLists = ({ navigation: { menu, footer, legal } }: WholeSite['config']): PlacedLink[][] => [
  placedLinksIn(menu, ['navigation', 'menu']),
  placedLinksIn(footer, ['navigation', 'footer']),
  placedLinksIn(legal, ['navigation', 'legal']),
];

/** The menus of each language, with their links as pages have theirs. */
export const menusOf = (config: WholeSite['config']) =>
  [
    [undefined, config.navigation] as const,
    ...Object.entries(config.languages).map(([tag, said]) => [tag, said.navigation] as const),
  ].flatMap(([language, navigation]) => {
    if (!navigation) return [];
    const base: Path = language === undefined ? ['navigation'] : ['languages', language, 'navigation'];
    const { menu, footer, legal, estimate } = navigation;
    const links = [
      ...placedLinksIn(menu, [...base, 'menu']),
      ...placedLinksIn(footer, [...base, 'footer']),
      ...placedLinksIn(legal, [...base, 'legal']),
      { ...estimate, path: [...base, 'estimate', 'href'] },
    ].map(({ label, href, path }) => ({ words: label, page: hrefPath(href), path }));
    return [{ file: undefined, route: undefined, language, links }];
  });
