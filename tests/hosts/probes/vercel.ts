import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackage } from '../../../scripts/host-engines';
import { type Answer, allAbilities, type Engine, type Question } from './engine';
import { fileBy } from './files';

/** A route as Vercel's library makes it of `vercel.json`. */
interface VercelRoute {
  src?: string;
  handle?: string;
  status?: number;
  continue?: boolean;
  headers?: Record<string, string>;
  has?: readonly { type: string; key?: string; value?: string }[];
}

interface Library {
  getTransformedRoutes(config: unknown): { routes: readonly VercelRoute[] | null; error: Error | null };
}

function holds({ has = [] }: VercelRoute, { host, query }: { host: string; query: URLSearchParams }): boolean {
  return has.every(({ type, key = '', value = '' }) => {
    if (type === 'host') return new RegExp(`^${value}$`).test(host);
    return type === 'query' && (query.getAll(key).includes(value) || (value === '' && query.has(key)));
  });
}

const filled = (text: string, found: RegExpExecArray): string =>
  text.replace(/\$(\d+)/g, (_, number) => found[Number(number)] ?? '');

/** As it is uploaded, without what its own file leaves out. */
function uploaded(folder: string): (path: string) => string | undefined {
  const ignored = readFileSync(join(folder, '.vercelignore'), 'utf8').trim().split('\n');
  return (path) => (ignored.some((name) => path.startsWith(`/${name}/`)) ? undefined : fileBy(folder, path));
}

/** Walks the routes that Vercel's own library makes; the file system is asked where it says so. */
function answer(
  routes: readonly VercelRoute[],
  fileAt: (path: string) => string | undefined,
  { address, host }: Question & { host: string },
): Answer {
  const [path = '', search = ''] = address.split('?');
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (route.handle === 'filesystem') {
      if (fileAt(path)) return { status: 200, headers };
      continue;
    }
    const found = route.src === undefined ? null : new RegExp(route.src).exec(path);
    if (!found || !holds(route, { host, query: new URLSearchParams(search) })) continue;
    for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = filled(value, found);
    if (route.status !== undefined && headers.location !== undefined) {
      return { status: route.status, headers: { ...headers, location: headers.location + (search && `?${search}`) } };
    }
    if (!route.continue) break;
  }
  return fileAt(path) ? { status: 200, headers } : { status: 404, headers };
}

/** Vercel's own library turns the file into routes, in the order in which they are tried. */
export const vercel: Engine = {
  files: 'vercel',
  abilities: {
    ...allAbilities,
    serves: false,
    queries: false,
    dropsParameters: false,
    notFound: false,
    knowsPages: false,
    tellsScheme: false,
    takesExtensionFirst: true,
  },
  find: () => findPackage('@vercel/routing-utils'),
  async start({ folder, input }, program) {
    const { default: library }: { default: Library } = await import(pathToFileURL(program).href);
    const config = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'));
    const { routes, error } = library.getTransformedRoutes(config);
    if (error || !routes) throw new Error(`vercel.json: ${error?.message}`);
    const { hostname } = new URL(input.url);
    const fileAt = uploaded(folder);
    return {
      ask: async (question) => answer(routes, fileAt, { host: hostname, ...question }),
      stop: () => undefined,
    };
  },
};
