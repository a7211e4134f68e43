import { studioRoute } from '../../src/addresses/studio-address';
import { headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { headersFile, type RedirectLine, redirectsFile, slashReport, yearReport } from './rule-files';
import { allForms, homeQueries, otherName, perYear, type Rule, rulesOf } from './rules';

/** Netlify takes /x and /x/ for one source, and lets a file win over a rule that is not forced. */
function linesOf({ from, to, kind, segments, besidePage }: Rule, years: HostInput['years']): RedirectLine[] {
  if (kind === 'pattern')
    return perYear(segments, years)
      .flatMap(allForms)
      .map((source) => [source, to]);
  if (kind === 'slash' && besidePage) return [];
  return allForms(kind === 'slash' ? from.slice(0, -1) : from).map((source) => [source, to]);
}

/**
 * Targets are absolute: a query rule for every path that leads to the root matches in no other way, and /:splat alone could
 * be `//other.example/`.
 */
const queryLines = ({ queryRedirects, url }: HostInput): RedirectLine[] =>
  queryRedirects.map(({ parameter, value = ':value', to }) => [
    `/* ${parameter}=${value}`,
    url + (to === 'same' ? '/:splat' : to),
  ]);

/** By force, because home stands there. */
const homeLines = (input: HostInput): RedirectLine[] =>
  homeQueries(input).map(({ rule: { parameter, value }, to }) => [`/ ${parameter}=${value}`, input.url + to, '301!']);

/** Who asks by the other name of the site, or without https, is led to its own first, by force, because pages stand there too. */
function oneName(url: string): RedirectLine[] {
  const { host } = new URL(url);
  const others = [`http://${host}`, `http://${otherName(host)}`, `https://${otherName(host)}`];
  return others.map((other) => [`${other}/*`, `${url}/:splat`, '301!']);
}

/** The not-found page is no address of its own, and what the build keeps for itself is none. */
const missing = ['/404', '/404.html', '/.roofline/*'].map((path): RedirectLine => [path, '/404.html', '404!']);

const studioReport = ({ routes }: HostInput): string[] =>
  routes.includes(studioRoute)
    ? [
        'Netlify joins the policies of two rules, so that of every page lets the studio reach GitHub; upload what npm run studio:build makes elsewhere to keep it strict.',
      ]
    : [];

/** `_redirects` and `_headers` for Netlify. */
export function netlifyFiles(input: HostInput): HostOutput {
  const { hostname } = new URL(input.url);
  const rules = rulesOf(input);
  const report = rules.flatMap(({ from, to, kind, segments, besidePage }) => {
    if (kind === 'slash' && besidePage) return [slashReport('Netlify', from, to)];
    return segments.includes(':year') ? [yearReport('Netlify', from, input.years)] : [];
  });
  const lines = [
    ...oneName(input.url),
    ...missing,
    ...homeLines(input),
    ...rules.flatMap((rule) => linesOf(rule, input.years)),
    ...queryLines(input),
  ];
  return {
    files: [
      { path: '_redirects', content: redirectsFile(lines) },
      { path: '_headers', content: headersFile(headerRules(input)) },
    ],
    report: [
      ...report,
      ...studioReport(input),
      'Netlify answers /x.html as well as /x; its canonical address is /x.',
      `Netlify leads ${otherName(hostname)} to ${hostname} where both are names of the site under Domain management.`,
    ],
  };
}
