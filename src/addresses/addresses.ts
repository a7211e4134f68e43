import { withoutSlash } from '../model/path';
import { likelyAddress } from './likely-address';
import type { RedirectIndex } from './redirect-index';
import { servedAddress } from './served-address';

/** Every address of the site and what stands there; what links, aliases and redirects are checked against. */
export interface Addresses {
  /** Emitted routes, each with the ids that can be linked to on it; `undefined` where the page's file has errors or is not read yet. */
  routes: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Drafts, with the ids of their sections. */
  drafts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Alias → the route of its page. */
  aliases: ReadonlyMap<string, string>;
  redirects: RedirectIndex;
  /** Route that a page had when the site was built last → the one that its file was moved to. */
  moved: ReadonlyMap<string, string>;
  /** Address of a page that is none, by the name or the place of its file → that file. */
  astray: ReadonlyMap<string, string>;
  /** Files in `public/` and files that the build writes. */
  files: ReadonlySet<string>;
}

/** What stands at a path. `to` is where the path leads in the end, or the nearest page. */
export type Standing =
  | { what: 'page' | 'file' | 'draft' }
  | { what: 'alias' | 'redirect' | 'slash' | 'moved'; to: string }
  | { what: 'astray'; file: string }
  | { what: 'nothing'; to?: string; sure?: boolean };

/** The address of what phones are told that put the site on their home screens. */
export const manifestUrl = '/manifest.json';

/** Files that the build adds to those in `public/`. */
const builtFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/llms.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  manifestUrl,
  '/icon-192.png',
  '/icon-512.png',
];

/** The route of the not-found page: it is written, but nothing may lead to it. */
export const notFoundRoute = '/404';

export const withBuiltFiles = (files: Iterable<string>): Set<string> => new Set([...files, ...builtFiles]);

/** Looks up a path, without query and anchor. */
export function standingAt(path: string, addresses: Addresses): Standing {
  const { routes, drafts, aliases, redirects, files, moved, astray } = addresses;
  if (routes.has(path) && path !== notFoundRoute) return { what: 'page' };
  if (files.has(path) && servedAddress(path) !== path) return { what: 'redirect', to: servedAddress(path) };
  if (files.has(path) || files.has(`${path}.html`)) return { what: 'file' };
  if (drafts.has(path)) return { what: 'draft' };
  const primary = aliases.get(path);
  if (primary !== undefined) return { what: 'alias', to: primary };
  const redirect = redirects.at(path);
  if (redirect) return { what: 'redirect', to: redirect.to };
  const bare = withoutSlash(path);
  if (bare !== path && standingAt(bare, addresses).what === 'page') return { what: 'slash', to: bare };
  const now = moved.get(path);
  if (now !== undefined) return { what: 'moved', to: now };
  const file = astray.get(path);
  if (file !== undefined) return { what: 'astray', file };
  const likely = likelyAddress(path, addresses);
  return likely && likely.address !== notFoundRoute
    ? { what: 'nothing', to: likely.address, sure: likely.sure }
    : { what: 'nothing' };
}
