import type { Redirect } from '../../schemas/site/redirect';
import type { AddressFacts } from './address-facts';
import { type Addresses, withBuiltFiles } from './addresses';
import { redirectIndex } from './redirect-index';

/** Gathers every address that the pages, the configuration's redirects and `public/` make. */
export function addressBook(
  pages: readonly AddressFacts[],
  redirects: readonly Redirect[],
  files: ReadonlySet<string>,
  { moved = new Map(), astray = new Map() }: Partial<Pick<Addresses, 'moved' | 'astray'>> = {},
): Addresses {
  const live = pages.filter(({ draft }) => !draft);
  return {
    routes: new Map(live.map(({ route, valid, anchors }) => [route, valid && anchors ? new Set(anchors) : undefined])),
    drafts: new Map(pages.filter(({ draft }) => draft).map(({ route, anchors }) => [route, new Set(anchors)])),
    aliases: new Map(live.flatMap(({ aliases, route }) => aliases.map((alias) => [alias, route]))),
    redirects: redirectIndex([
      ...redirects,
      ...live.flatMap(({ redirectFrom, route }) => redirectFrom.map((from) => ({ from, to: route }))),
    ]),
    files: withBuiltFiles(files),
    ...{ moved, astray },
  };
}
