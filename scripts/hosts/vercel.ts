import { digitsOf } from '../../src/addresses/redirects';
import { headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { allForms, bothForms, homeQueries, otherName, queryText, type Rule, rulesOf } from './rules';

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

/** The sources of a rule in path-to-regexp form, which the host matches to the letter. */
function sourcesOf({ from, kind, besidePage }: Rule): string[] {
  const paths = (kind === 'slash' ? [from] : bothForms(from)).flatMap(allForms);
  if (kind !== 'pattern') return paths.map(literal);
  return paths.map((path) =>
    path
      .split('/')
      .map((segment) => segmentSource(segment, besidePage))
      .join('/'),
  );
}

/**
 * What Vercel makes of an address before it looks for redirects: it takes `.html` and `/index` off. An old address of that
 * kind is known by the rest, to which the host leads first.
 */
const withoutExtension = (rule: Rule): Rule[] => {
  const from = rule.from.replace(/\/$/, '').replace(/(?:\/index)?\.html$|\/index$/, '');
  return rule.kind === 'pattern' || from === rule.from || from === '' || rule.from === `${from}/`
    ? []
    : [{ ...rule, from }];
};

/** Who asks by the other name of the site is led to its own first. */
const oneName = ({ url }: HostInput) => ({
  source: '/:path(.*)',
  has: [{ type: 'host', value: otherName(new URL(url).hostname) }],
  destination: `${url}/:path`,
  statusCode: 301,
});

/** Last, or it would take the slash from old addresses too: `trailingSlash: false` does, and is left out for that. */
const withoutSlash = { source: '/:path+/', destination: '/:path+', statusCode: 301 };

const headersOf = (input: HostInput) =>
  headerRules(input).map(({ path, headers }) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

/** `vercel.json`: clean addresses, redirects, headers. */
export function vercelFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const { hostname } = new URL(input.url);
  const twice = rules.flatMap(withoutExtension).filter(({ from }) => !rules.some((rule) => rule.from === from));
  const old = [...rules, ...twice].flatMap((rule) =>
    sourcesOf(rule).map((source) => ({ source, destination: rule.to, statusCode: 301 })),
  );
  // It keeps the query, so that one to home would lead there again and again.
  const toElsewhere = homeQueries(input).filter(({ to }) => to !== '/');
  const numbered = toElsewhere.map(({ rule: { parameter, value }, to }) => ({
    source: '/',
    has: [{ type: 'query', key: parameter, value: `${value}` }],
    destination: to,
    statusCode: 301,
  }));
  const redirects = [oneName(input), ...numbered, ...old, withoutSlash];
  const config = { cleanUrls: true, redirects, headers: headersOf(input) };
  const tooMany = redirects.length > limits.redirects || redirects.some(({ source }) => source.length > limits.source);
  return {
    files: [
      { path: 'vercel.json', content: `${JSON.stringify(config, null, 2)}\n` },
      { path: '.vercelignore', content: '.roofline\n' },
    ],
    report: [
      `Vercel leads ${otherName(hostname)} to ${hostname} where both are Domains of the project, and http to https by itself.`,
      ...twice.map(
        ({ from, to }) =>
          `Vercel takes .html and /index off an address first: it leads to ${from}, and from there to ${to}.`,
      ),
      ...input.queryRedirects.map((rule) =>
        rule.value === undefined
          ? `Vercel cannot drop ${queryText(rule)} in a redirect: add an edge middleware for it.`
          : `Vercel keeps the query of ${queryText(rule)} behind the address that it leads to.`,
      ),
      ...(tooMany ? [`Vercel reads ${limits.redirects} redirects of ${limits.source} characters; there is more.`] : []),
    ],
  };
}
