import { withoutSlash } from '../model/path';
import { closest, isPlainSlip } from '../reading/closest';

/** Where to look: the routes of pages, and files by address. */
interface Standing {
  routes: ReadonlyMap<string, unknown>;
  files: ReadonlySet<string>;
}

/** What a spelling of an address means, and whether it can hardly mean anything else. */
export interface Likely {
  address: string;
  sure: boolean;
}

/**
 * The page or file of this site that a spelling of an address most likely means: with a folder of the content root in
 * front, backslashes, capitals, an ending or a dot that do not belong there; else the one whose address is nearest.
 */
export function likelyAddress(spelled: string, { routes, files }: Standing): Likely | undefined {
  const path = rooted(spelled.split(/[?#]/)[0] ?? '');
  const page = withoutSlash(path.replace(/\.(?:html?|php|aspx?|ya?ml)$/, '').replace(/\/index$/, ''));
  if (routes.has(page)) return { address: page, sure: true };
  const file = [...files].find((name) => name.toLowerCase() === path);
  if (file !== undefined) return { address: file, sure: true };
  const address = closest(page, routes.keys()) ?? closest(path, files);
  return address === undefined
    ? undefined
    : { address, sure: isPlainSlip(routes.has(address) ? page : path, address, [...routes.keys(), ...files]) };
}

/** An address from the top of the site, in small letters. */
const rooted = (spelled: string): string =>
  `/${spelled
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^[./]*/, '')
    .replace(/^(?:public|pages)\//, '')}`;
