import { headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { headersFile, redirectsFile, slashReport, yearReport } from './rule-files';
import { perYear, type Rule, rulesOf } from './rules';

type Line = readonly [from: string, to: string];

/** Netlify takes /x and /x/ for one source, and lets a file win over a rule that is not forced. */
function linesOf({ from, to, kind, segments, besidePage }: Rule, years: HostInput['years']): Line[] {
  if (kind === 'pattern') return perYear(segments, years).map((source) => [source, to]);
  if (kind === 'slash') return besidePage ? [] : [[from.slice(0, -1), to]];
  return [[from, to]];
}

/** Only an absolute target makes a query rule for every path match when it leads to the root. */
const queryLines = ({ queryRedirects, url }: HostInput): Line[] =>
  queryRedirects.map(({ parameter, to }) => [`/* ${parameter}=:value`, to === 'same' ? '/:splat' : url + to]);

/** `_redirects` and `_headers` for Netlify. */
export function netlifyFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const report = rules.flatMap(({ from, to, kind, segments, besidePage }) => {
    if (kind === 'slash' && besidePage) return [slashReport('Netlify', from, to)];
    return segments.includes(':year') ? [yearReport('Netlify', from, input.years)] : [];
  });
  const lines = [...rules.flatMap((rule) => linesOf(rule, input.years)), ...queryLines(input)];
  return {
    files: [
      { path: '_redirects', content: redirectsFile(lines) },
      { path: '_headers', content: headersFile(headerRules(input.noindex)) },
    ],
    report: [...report, 'Netlify answers /x.html as well as /x; its canonical address is /x.'],
  };
}
