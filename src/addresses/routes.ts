import type { Issue } from '../reading/issue';

const folder = 'pages/';
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where a page file is shown: a route, nowhere (`_` files and folders), or nowhere because of its name. */
export type Placing = { route: string } | { issue: Issue } | undefined;

/** The route of a page file: `pages/index.yaml` is `/`, `pages/a/b.yaml` is `/a/b`. Reports names that make no address. */
export function routeOf(file: string): Placing {
  const name = file.slice(folder.length).replace(/\.ya?ml$/, '');
  const steps = name.split('/');
  if (steps.some((step) => step.startsWith('_'))) return undefined;
  if (name === 'index') return { route: '/' };
  if (steps.at(-1) === 'index') {
    const parent = steps.slice(0, -1).join('/');
    return {
      issue: {
        code: 'file/name',
        found: `only ${folder}index.yaml may be named index`,
        fix: `name the file ${folder}${parent}.yaml`,
      },
    };
  }
  const odd = steps.find((step) => !slug.test(step));
  return odd === undefined ? { route: `/${name}` } : { issue: oddName(name, odd) };
}

function oddName(name: string, odd: string): Issue {
  const better = name
    .split('/')
    .map(
      (step) =>
        step
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '') || 'page',
    )
    .join('/');
  return {
    code: 'file/name',
    found: `"${odd}" makes no address: file names are lower-case letters, digits and hyphens`,
    fix: `name the file ${folder}${better}.yaml`,
  };
}

/** True for page files of the content root. */
export const isPageFile = (file: string): boolean => file.startsWith(folder) && /\.ya?ml$/.test(file);

/** True for a path that can be an address of a page. */
export const isRoute = (path: string): boolean =>
  path === '/' ||
  path
    .slice(1)
    .split('/')
    .every((step) => slug.test(step));
