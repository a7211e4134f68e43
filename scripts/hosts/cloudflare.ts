import type { QueryRedirect } from '../../schemas/site/redirect';
import { type HeaderRule, headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { headersFile, type RedirectLine, redirectsFile, yearReport } from './rule-files';
import { bothForms, otherName, perYear, queryText, type Rule, rulesOf, sentForms } from './rules';

/** Cloudflare's own limits for one `_redirects` and one `_headers` file; lines in characters. */
const limits = { static: 2000, dynamic: 100, line: 1000, headers: 100, headerLine: 2000 };

/** Where nothing stands: what is shown in place of an address with status 200 is answered as that would be, and so with 404. */
const nowhere = '/.roofline/none';
const missing = ['/404', '/404.html', '/404/'].map((path): RedirectLine => [path, nowhere, '200']);
const ownFolder: RedirectLine = ['/.roofline/*', nowhere, '200'];

/** Cloudflare matches a source to the letter, and follows a rule even where a file stands. */
function staticLines({ from, to, kind, segments, besidePage }: Rule): RedirectLine[] {
  if (kind !== 'pattern') {
    const paths = kind === 'slash' ? [from] : bothForms(from);
    return paths.flatMap(sentForms).map((source) => [source, to]);
  }
  // `/author/*` does not name /author itself.
  const base = from.slice(0, -2);
  const plain = from.endsWith('/*') && !segments.slice(0, -1).some((segment) => segment.startsWith(':'));
  return plain && !besidePage ? sentForms(base).map((source) => [source, to]) : [];
}

function dynamicLines({ to, kind, segments }: Rule, years: HostInput['years']): RedirectLine[] {
  if (kind !== 'pattern') return [];
  const sources = perYear(segments, years).flatMap((source) =>
    (source.endsWith('*') ? [source] : bothForms(source)).flatMap(sentForms),
  );
  return sources.map((source) => [source, to]);
}

/** A Redirect Rule of the dashboard, in the words that stand there. */
const zoneRule = (when: string, then: string): string =>
  `Rules > Redirect Rules, custom filter expression (${when}), then ${then}, 301`;

const samePath = (url: string): string => `dynamic concat("${url}", http.request.uri.path)`;

/** A rule for whatever value stands for pages that are unknown, which no Redirect Rule can tell from others. */
function queryReport(rule: QueryRedirect, url: string): string {
  const { parameter, value, to } = rule;
  const cannot = `Cloudflare cannot match ${queryText(rule)} in a file`;
  if (value !== undefined) {
    const when = `http.request.uri.path eq "/" and http.request.uri.query eq "${parameter}=${value}"`;
    return `${cannot}: ${zoneRule(when, `static ${url}${to === 'same' ? '/' : to}`)}.`;
  }
  return to === 'same'
    ? `${cannot}: ${zoneRule(`http.request.uri.query contains "${parameter}="`, samePath(url))}.`
    : `${cannot}: unknown addresses with it get the not-found page.`;
}

/** What is to be set in the dashboard, as no file of Pages can say it. */
function settings({ url, queryRedirects }: HostInput): string[] {
  const { hostname } = new URL(url);
  const other = otherName(hostname);
  return [
    'Cloudflare leads http to https by a setting alone: SSL/TLS > Edge Certificates > Always Use HTTPS.',
    `Cloudflare cannot lead ${other} to ${hostname} in a file: ${zoneRule(`http.host eq "${other}"`, samePath(url))}, preserve query string.`,
    ...queryRedirects.map((rule) => queryReport(rule, url)),
  ];
}

function overLimits(
  fixed: readonly RedirectLine[],
  dynamic: readonly RedirectLine[],
  rules: readonly HeaderRule[],
): string[] {
  const long = [...fixed, ...dynamic].filter(([from, to]) => `${from} ${to} 301`.length > limits.line);
  const headers = new Set(
    rules.flatMap((rule) => Object.entries(rule.headers).map(([name, value]) => `${name}: ${value}`)),
  );
  const longHeaders = [...headers]
    .filter((line) => line.length > limits.headerLine)
    .map((line) => line.split(':', 1)[0]);
  return [
    fixed.length > limits.static && `Cloudflare reads ${limits.static} plain redirects; there are ${fixed.length}.`,
    dynamic.length > limits.dynamic &&
      `Cloudflare reads ${limits.dynamic} redirects with * or :name; there are ${dynamic.length}.`,
    rules.length > limits.headers && `Cloudflare reads ${limits.headers} header rules; there are ${rules.length}.`,
    ...longHeaders.map(
      (name) =>
        `Cloudflare leaves out a header of more than ${limits.headerLine} characters, and ${name} is longer: take out tags that nobody needs, or send it by a rule of your zone.`,
    ),
    ...long.map(([from]) => `Cloudflare reads lines of ${limits.line} characters; the one for ${from} is longer.`),
  ].filter((line) => line !== false);
}

/** `_redirects` and `_headers` for Cloudflare Pages. Plain rules come first: after a dynamic one all count as dynamic. */
export function cloudflareFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const headers = headerRules(input);
  const fixed = [...missing, ...rules.flatMap(staticLines)];
  const dynamic = [ownFolder, ...rules.flatMap((rule) => dynamicLines(rule, input.years))];
  const dated = rules.filter(({ segments }) => segments.includes(':year'));
  return {
    files: [
      { path: '_redirects', content: redirectsFile([...fixed, ...dynamic]) },
      { path: '_headers', content: headersFile(headers) },
    ],
    report: [
      ...dated.map(({ from }) => yearReport('Cloudflare', from, input.years)),
      ...settings(input),
      ...overLimits(fixed, dynamic, headers),
    ],
  };
}
