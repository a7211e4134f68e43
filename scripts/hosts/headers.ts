import { studioRoute } from '../../src/addresses/studio-address';
import { ownFolder } from '../output/own-names';
import type { HostInput } from './host';

/** Headers for the paths that a rule names: one path, or all below a folder with `/*` at the end. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** For what may change: kept, but asked for again each time. Never `no-store`, which would break going back. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** For files whose name changes with their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const unlisted = { 'X-Robots-Tag': 'noindex' };

/** For every path, errors too. Browsers that were here once come back over https alone for a year. */
export const securityHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
});

const isStudio = (path: string): boolean => path === studioRoute || path === `${studioRoute}/*`;

/**
 * Every header but the default of caching, for all hosts and the preview server. No two rules that can hold for one
 * path set the same header, as some hosts join the values and others take the last; but for the policy of the studio, which
 * takes the place of the other.
 */
export function headerRules({
  noindex,
  policy,
  studioPolicy,
}: Pick<HostInput, 'noindex' | 'policy' | 'studioPolicy'>): HeaderRule[] {
  const own = studioPolicy === undefined ? {} : { 'Content-Security-Policy': studioPolicy };
  return [
    { path: '/*', headers: securityHeaders(policy) },
    { path: '/assets/*', headers: immutable },
    { path: '/pictures/*', headers: immutable },
    { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
    { path: '/robots.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
    { path: '/data/*', headers: unlisted },
    { path: '/embed/*', headers: unlisted },
    { path: `/${ownFolder}/*`, headers: unlisted },
    ...[...new Set(['/404', ...noindex])]
      .sort()
      .map((path) => ({ path, headers: isStudio(path) ? { ...unlisted, ...own } : unlisted })),
  ];
}

const holds = (rule: string, path: string): boolean =>
  rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** The headers of one path, the default of caching included. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => holds(rule.path, path));
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map(({ headers }) => headers));
}

/** The values of one header by path, for hosts that list them by header. */
export const headerByPath = (rules: readonly HeaderRule[], name: string): [path: string, value: string][] =>
  rules.flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [[path, headers[name]]]));
