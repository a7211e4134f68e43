import { answersFor } from '../model/phone';
import { lineNames } from '../resolving/line-links';
import type { State } from './state';

/** Something of the site that a link can lead to. */
export interface LinkTarget {
  /** As it is written. */
  href: string;
  kind: 'page' | 'part' | 'file' | 'phone' | 'mail' | 'elsewhere';
  /** What it is known by: a title, a heading, a number, an address. */
  title: string;
  /** Why no link may lead there yet, where it is so. */
  not?: string;
}

/** Files that people open or keep; others are parts of the site itself. */
const isDocument = (path: string): boolean => /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|zip|ics|vcf|mp[34])$/i.test(path);

/** All that a link of the site can lead to: pages and their parts, files, numbers, mail, and the names of other sites. */
export function linkTargets(state: State): LinkTarget[] {
  const { world, inventory } = state;
  if (!world) return [];
  const { business, links = {} } = world.config;
  const main = answersFor(business, undefined);
  const numbers = lineNames(world.config, 'call').map((href): LinkTarget => {
    const office = business.offices.find(({ id }) => href === `call:${id}`);
    return { href, kind: 'phone', title: office?.phone ?? business.emergency?.phone ?? '' };
  });
  return [
    ...pagesAndParts(state),
    ...[...inventory.files].filter(isDocument).map((href): LinkTarget => ({ href, kind: 'file', title: href })),
    ...(main ? [{ href: 'call', kind: 'phone' as const, title: main.phone }] : []),
    ...numbers,
    ...(business.email ? [{ href: 'email', kind: 'mail' as const, title: business.email }] : []),
    ...Object.entries(links).map(([name, to]): LinkTarget => ({ href: `link:${name}`, kind: 'elsewhere', title: to })),
  ];
}

function pagesAndParts({ placed, store, resolutions }: State): LinkTarget[] {
  return placed.flatMap(({ route, file, draft, valid, anchors = [] }): LinkTarget[] => {
    const title = resolutions.get(route)?.summary.title ?? route;
    if (!valid) return [{ href: route, kind: 'page', title, not: 'not before what is wrong on it is mended' }];
    if (draft) return [{ href: route, kind: 'page', title, not: 'a draft, which visitors do not see yet' }];
    const source = store.source(file);
    const sections: readonly object[] = source && 'sections' in source ? (source.sections ?? []) : [];
    const parts = anchors.map((id): LinkTarget => {
      const own: unknown = sections.find((section) => Reflect.get(section, 'id') === id);
      const heading: unknown = own === undefined ? undefined : Reflect.get(Object(own), 'heading');
      return {
        href: `${route}#${id}`,
        kind: 'part',
        title: `${title} – ${typeof heading === 'string' ? heading : id}`,
      };
    });
    return [{ href: route, kind: 'page', title } satisfies LinkTarget, ...parts];
  });
}
