import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackage } from '../../../scripts/host-engines';
import { allAbilities, type Engine } from './engine';
import { fileBy, headersOf } from './files';

interface Redirector {
  parsePlain(rules: string, options: { jwtSecret: string; jwtRoleClaim: string }): Promise<Matcher>;
}

interface Matcher {
  match(request: {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }): Promise<{ to: string; status: number; force: boolean; conditions?: { Query?: string } } | null>;
}

/** Netlify's own matcher; which files win over a rule, and that a rule for a query takes it, is its documentation's. */
export const netlify: Engine = {
  files: 'netlify',
  abilities: {
    ...allAbilities,
    serves: false,
    dropsParameters: false,
    slashBesidePage: false,
    digits: false,
    extension: false,
  },
  find: () => findPackage('netlify-redirector'),
  async start({ folder, input }, program) {
    const { default: redirector }: { default: Redirector } = await import(pathToFileURL(program).href);
    const rules = readFileSync(join(folder, '_redirects'), 'utf8');
    const matcher = await redirector.parsePlain(rules, { jwtSecret: '', jwtRoleClaim: '' });
    const headers = headersOf(readFileSync(join(folder, '_headers'), 'utf8'));
    const { hostname } = new URL(input.url);
    return {
      async ask({ address, scheme = 'https', host = hostname }) {
        const [path = '', query = ''] = address.split('?');
        // A page shadows rules for its form with a slash too.
        const plain = path.replace(/\/+$/, '') || '/';
        const file = fileBy(folder, plain);
        const rule = await matcher.match({
          ...{ scheme, host, path, query },
          getHeader: () => '',
          getCookie: () => '',
        });
        const led = (to: string, kept: string) => ({
          status: 301,
          headers: { ...headers(path), location: kept ? `${to}?${kept}` : to },
        });
        if (rule?.force && rule.status === 404) return { status: 404, headers: headers(path) };
        if (rule && (rule.force || !file)) return led(rule.to, rule.conditions?.Query === undefined ? query : '');
        if (file) return path === plain ? { status: 200, headers: headers(path) } : led(plain, query);
        return { status: 404, headers: headers(path) };
      },
      stop: () => undefined,
    };
  },
};
