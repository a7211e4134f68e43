import { hrefPath } from '../model/href-path';
import { withoutSlash } from '../model/path';
import { anyPictureEnding } from '../model/picture-endings';
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
  const path = rooted(hrefPath(spelled));
  const page = pageAddress(path);
  if (routes.has(page)) return { address: page, sure: true };
  const file = [...files].find((name) => name.toLowerCase() === path);
  if (file !== undefined) return { address: file, sure: true };
  const twins = [...files].filter(
    (name) => isFile(path) && bare(name.toLowerCase()) === bare(path) && kindOf(name) === kindOf(path),
  );
  if (twins.length === 1 && twins[0] !== undefined) return { address: twins[0], sure: false };
  // A page or file that was looked for in another folder.
  const last = path.slice(path.lastIndexOf('/'));
  const moved = [...routes.keys(), ...files].filter((known) => known.toLowerCase().endsWith(last) && last.length > 3);
  if (moved.length === 1 && moved[0] !== undefined && closest(page, routes.keys()) === undefined)
    return { address: moved[0], sure: false };
  const address =
    closest(page, routes.keys()) ??
    closest(path, files) ??
    ofOneStem(page, routes.keys()) ??
    calledElsewhere(page, routes.keys());
  return address === undefined
    ? undefined
    : { address, sure: isPlainSlip(routes.has(address) ? page : path, address, [...routes.keys(), ...files]) };
}

/** The one form of a page's address, without the ending of a file or a slash behind it, and without `index`. */
export const pageAddress = (path: string): string =>
  withoutSlash(path.replace(/\.(?:html?|php|aspx?|ya?ml)$/, '').replace(/\/index$/, ''));

/** The one page whose last part begins as that of an address does: `/thanks` for `/thank-you`. */
function ofOneStem(page: string, routes: Iterable<string>): string | undefined {
  const last = (route: string): string => route.slice(route.lastIndexOf('/') + 1);
  const stem = last(page).slice(0, fewestAlike);
  const [only, ...more] = [...routes].filter((route) => last(route).startsWith(stem));
  return stem.length < fewestAlike || more.length > 0 ? undefined : only;
}

/** What pages that nearly every site has are called in addresses, one line a kind of page. */
const called: readonly (readonly string[])[] = [
  [
    'prices',
    'pricing',
    'rates',
    'fees',
    'price-list',
    'precios',
    'tarifas',
    'tarifs',
    'prix',
    'honoraires',
    'preise',
    'preisliste',
  ],
  ['contact', 'contact-us', 'contacto', 'contactar', 'kontakt', 'nous-joindre', 'nous-contacter', 'get-in-touch'],
  [
    'about',
    'about-us',
    'our-story',
    'nosotros',
    'quienes-somos',
    'sobre-nosotros',
    'a-propos',
    'qui-sommes-nous',
    'ueber-uns',
    'uber-uns',
  ],
  ['services', 'our-services', 'servicios', 'prestations', 'nos-services', 'leistungen', 'angebot'],
  ['questions', 'faq', 'faqs', 'preguntas', 'preguntas-frecuentes', 'foire-aux-questions', 'fragen', 'haeufige-fragen'],
  ['thanks', 'thank-you', 'gracias', 'merci', 'danke'],
  ['blog', 'news', 'articles', 'noticias', 'actualites', 'neuigkeiten', 'aktuelles'],
  ['privacy', 'privacy-policy', 'privacidad', 'confidentialite', 'datenschutz'],
  ['imprint', 'legal', 'impressum', 'mentions-legales', 'aviso-legal'],
];

/** The one page that an address is another name for, in this language or another: `/tarifs` for `/prices`. */
function calledElsewhere(page: string, routes: Iterable<string>): string | undefined {
  const [, folder = '', last = ''] = /^(.*\/)([^/]*)$/.exec(page) ?? [];
  const names = called.find((kind) => kind.includes(last)) ?? [];
  const [only, ...more] = [...routes].filter(
    (route) => route.startsWith(folder) && names.includes(route.slice(folder.length)),
  );
  return more.length > 0 ? undefined : only;
}

/** With fewer letters in common two addresses are two words. */
const fewestAlike = 5;

/** True for an address with the ending of a file that is no page. */
export const isFile = (path: string): boolean => /\.(?!html?$|php$|aspx?$|ya?ml$)\w{2,5}$/.test(path);

/** Endings of files that stand for one another. */
const kinds = [/\.(?:mp4|webm|mov|m4v|avi|mkv|wmv)$/i, anyPictureEnding, /\.(?:pdf|docx?|odt|xlsx?)$/i];

const kindOf = (path: string): number => kinds.findIndex((kind) => kind.test(path));

const bare = (path: string): string => path.replace(/\.\w+$/, '');

/** An address from the top of the site, in small letters. */
const rooted = (spelled: string): string =>
  `/${spelled
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^[./]*/, '')
    .replace(/^(?:public|pages)\//, '')}`;
