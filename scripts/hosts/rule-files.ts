import type { HeaderRule } from './headers';
import type { HostInput } from './host';

/**
 * A `_headers` file: a path, then its headers indented. Netlify and Cloudflare read the same form; a header that the first
 * rule sets for all paths is taken out before another is set, which Cloudflare alone can do.
 */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }, index) => {
      const again = Object.keys(headers).filter((name) => index > 0 && rules[0]?.headers[name] !== undefined);
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...again.map((name) => `  ! ${name}`), ...lines, ''].join('\n');
    })
    .join('\n');

/** A line of a `_redirects` file with its status, where that is not 301; with `!` it holds where a page stands too, as Netlify alone can say. */
export type RedirectLine = readonly [from: string, to: string, status?: '301!' | '404!' | '200'];

/** A `_redirects` file; 301 is written out because the default differs between hosts. */
export const redirectsFile = (lines: readonly RedirectLine[]): string =>
  lines.map(([from, to, status = '301']) => `${from} ${to} ${status}\n`).join('');

/** What is said of a rule for `/x/` alone where a host takes both forms for one, and `/x` is a page. */
export const slashReport = (host: string, from: string, to: string): string =>
  `${host} cannot tell ${from} from ${from.slice(0, -1)}, so ${from} shows that page; its canonical address is ${to}.`;

/** What is said of dated addresses where a host cannot ask for digits. */
export const yearReport = (host: string, from: string, { first, last }: HostInput['years']): string =>
  `${host} cannot ask for digits, so ${from} is written for each year from ${first} to ${last} and takes in all below it.`;
