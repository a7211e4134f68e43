import { digitsOf } from '../../src/addresses/redirects';
import { headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { slashReport } from './rule-files';
import { type Rule, rulesOf } from './rules';

/** Vercel's own limits for redirects in vercel.json. */
const limits = { redirects: 2048, source: 4096 };

/** A text as path-to-regexp takes it for itself. */
const literal = (text: string): string => text.replace(/[(){}:*+?\\]/g, '\\$&');

function segmentSource(segment: string, besidePage: boolean): string {
  if (segment === '*') return besidePage ? ':rest+' : ':rest*';
  const length = digitsOf(segment);
  if (length !== undefined) return `${segment}(\\d{${length}})`;
  return segment.startsWith(':') ? segment : literal(segment);
}

/** The source in path-to-regexp form; the host takes a slash from the end before it looks at redirects. */
const sourceOf = ({ kind, segments, besidePage }: Rule): string =>
  `/${segments
    .filter((segment) => segment !== '')
    .map((segment) => (kind === 'pattern' ? segmentSource(segment, besidePage) : literal(segment)))
    .join('/')}`;

const headersOf = ({ noindex }: HostInput) =>
  headerRules(noindex).map(({ path, headers }) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

/** `vercel.json`: clean addresses, redirects, headers. */
export function vercelFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const hidden = rules.filter(({ kind, besidePage }) => kind === 'slash' && besidePage);
  const redirects = rules
    .filter((rule) => !hidden.includes(rule))
    .map((rule) => ({ source: sourceOf(rule), destination: rule.to, statusCode: 301 }));
  const config = { cleanUrls: true, trailingSlash: false, redirects, headers: headersOf(input) };
  const tooMany = redirects.length > limits.redirects || redirects.some(({ source }) => source.length > limits.source);
  return {
    files: [{ path: 'vercel.json', content: `${JSON.stringify(config, null, 2)}\n` }],
    report: [
      ...hidden.map(({ from, to }) => slashReport('Vercel', from, to)),
      'Vercel takes the slash from the end of an old address first, so that form needs two hops.',
      ...input.queryRedirects.map(
        ({ parameter }) => `Vercel cannot drop ?${parameter}= in a redirect: add an edge middleware for it.`,
      ),
      ...(tooMany ? [`Vercel reads ${limits.redirects} redirects of ${limits.source} characters; there is more.`] : []),
    ],
  };
}
