import { slugPattern } from '../../schemas/fields/text';
import { slugOf } from '../model/slug';
import type { Issue } from '../reading/issue';

const folder = 'pages/';

/**
 * Where a page file is shown: a route, or nowhere (`_` files and folders). An issue says what is wrong with its name; the route is
 * then the one that it would have by a better name, so that links to it are not told as well.
 */
export type Placing = { route: string; issue?: Issue } | undefined;

/** What a page file's name ends in; files that end nearly so were meant as pages. */
const ending = '.yaml';
const nearlyEnding = /\.ya?ml(?:\.(?:txt|rtf|docx?))?$/i;

/** How file managers and programs that keep folders alike call a second file of one name, and that name. */
const copied =
  /^(.*[^\s(._-])(?: (?:- )?(?:copy|copie|kopie|copia)(?: ?\(?\d+\)?)?| ?\((?:\d+|[^()]*(?:conflict|konflikt|conflit)[^()]*)\)|\.sync-conflict-.+)$/i;

/** The route of a page file: `pages/index.yaml` is `/`, `pages/a/b.yaml` is `/a/b`. Reports names that make no address. */
export function routeOf(file: string): Placing {
  const name = file.slice(folder.length).replace(nearlyEnding, '');
  const steps = name.split('/');
  if (steps.some((step) => step.startsWith('_'))) return undefined;
  if (!file.endsWith(ending)) {
    const found = `a page's file ends in ${ending}, and this one in ${nearlyEnding.exec(file)?.[0]}`;
    return misnamed(found, name);
  }
  if (name === 'index') return { route: '/' };
  if (steps.at(-1) === 'index') {
    return misnamed(`only ${folder}index${ending} may be named index`, steps.slice(0, -1).join('/'));
  }
  const odd = steps.find((step) => !slugPattern.test(step));
  if (odd === undefined) return { route: `/${name}` };
  const [, original] = copied.exec(name) ?? [];
  if (original !== undefined) {
    const { route, issue } = misnamed(`"${odd}" is what programs call a copy of ${original}${ending}`, name);
    const fix = `remove it if it is one; what is to be a page of its own needs words of its own: ${issue.fix}`;
    return { route, issue: { ...issue, fix } };
  }
  return misnamed(`"${odd}" makes no address: file names are lower-case letters, digits and hyphens`, name);
}

const misnamed = (found: string, name: string): { route: string; issue: Issue } => {
  const better = name
    .split('/')
    .map((step) => slugOf(step) || 'page')
    .join('/');
  const fix = `name the file ${folder}${better}${ending}`;
  return { route: better === 'index' ? '/' : `/${better}`, issue: { code: 'file/name', found, fix } };
};

/** The route that a page file would have without the `_` that keep it from being a page. */
export const routeBeside = (file: string): string => routeOf(file.replace(/(?<=\/)_+/g, ''))?.route ?? '/';

/** The file of the page at a route: of `/` `pages/index.yaml`. */
export const pageFileOf = (route: string): string =>
  `${folder.slice(0, -1)}${route === '/' ? '/index' : route}${ending}`;

/** True for files of the content root that are pages, or were meant to be; hidden files and the locks of editors are not. */
export const isPageFile = (file: string): boolean =>
  file.startsWith(folder) && nearlyEnding.test(file) && !/\/[.~][^/]*$/.test(file);

/** True for a path that can be an address of a page. */
export const isRoute = (path: string): boolean =>
  path === '/' ||
  (path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((step) => slugPattern.test(step)));
