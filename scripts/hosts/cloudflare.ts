import { headerRules } from './headers';
import type { HostInput, HostOutput } from './host';
import { headersFile, otherNameReport, type RedirectLine, redirectsFile, yearReport } from './rule-files';
import { bothForms, perYear, queryText, type Rule, rulesOf, sentForms } from './rules';

/** Cloudflare's own limits for one `_redirects` and one `_headers` file. */
const limits = { static: 2000, dynamic: 100, line: 1000, headers: 100 };

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

function overLimits(fixed: readonly RedirectLine[], dynamic: readonly RedirectLine[], headers: number): string[] {
  const long = [...fixed, ...dynamic].filter(([from, to]) => `${from} ${to} 301`.length > limits.line);
  return [
    fixed.length > limits.static && `Cloudflare reads ${limits.static} plain redirects; there are ${fixed.length}.`,
    dynamic.length > limits.dynamic &&
      `Cloudflare reads ${limits.dynamic} redirects with * or :name; there are ${dynamic.length}.`,
    headers > limits.headers && `Cloudflare reads ${limits.headers} header rules; there are ${headers}.`,
    ...long.map(([from]) => `Cloudflare reads lines of ${limits.line} characters; the one for ${from} is longer.`),
  ].filter((line) => line !== false);
}

/** `_redirects` and `_headers` for Cloudflare Pages. Plain rules come first: after a dynamic one all count as dynamic. */
export function cloudflareFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const headers = headerRules(input);
  const fixed = rules.flatMap(staticLines);
  const dynamic = rules.flatMap((rule) => dynamicLines(rule, input.years));
  const dated = rules.filter(({ segments }) => segments.includes(':year'));
  return {
    files: [
      { path: '_redirects', content: redirectsFile([...fixed, ...dynamic]) },
      { path: '_headers', content: headersFile(headers) },
    ],
    report: [
      ...dated.map(({ from }) => yearReport('Cloudflare', from, input.years)),
      ...input.queryRedirects.map(
        (rule) => `Cloudflare cannot match ${queryText(rule)} here: add a Redirect Rule to the zone for it.`,
      ),
      otherNameReport('Cloudflare', input.url),
      'Cloudflare answers /404 with status 200; it is kept out of search engines by a header.',
      ...overLimits(fixed, dynamic, headers.length),
    ],
  };
}
