import type { QueryRedirect } from '../../schemas/site/redirect';
import { digitsOf, type Exists, finalTarget, isPattern, pageForm, redirectTable } from '../../src/addresses/redirects';
import { escapeRegExp } from '../../src/model/escape-reg-exp';
import { withoutSlash } from '../../src/model/path';
import type { HostInput } from './host';

/** One redirect as hosts need it: its target is final, and what its source may not touch is known. */
export interface Rule {
  /** The old path; only a rule of kind `slash` ends in `/`. */
  from: string;
  to: string;
  /** `exact` holds for both slash forms, `slash` for the one with a slash only. */
  kind: 'exact' | 'slash' | 'pattern';
  /** The segments of `from`. */
  segments: readonly string[];
  /** The source without its `/` or `/*` is a page or file, so that must be left alone. */
  besidePage: boolean;
}

const existsIn = ({ routes, aliases, files }: HostInput): Exists => {
  const standing = new Set([...routes, ...aliases, ...files]);
  return (path) => standing.has(path);
};

/**
 * The redirects with their final targets, exact ones first, each source once. Without those from a form of a page, such as
 * `/about.html` to `/about`, which every host leads there by itself, or shows.
 */
export function rulesOf(input: HostInput): Rule[] {
  const exists = existsIn(input);
  const formless = input.redirects.filter(
    ({ from }) => pageForm(from) === from || !exists(pageForm(from)) || from.endsWith('/'),
  );
  const table = redirectTable(formless, input.queryRedirects);
  const exact = Object.entries(table.exact).map(([from, to]) => ({ from, to }));
  return [...exact, ...table.patterns].map(({ from, to }) => {
    const pattern = isPattern(from);
    const source = pattern ? withoutSlash(from) : from;
    return {
      from: source,
      to: encodedPath(finalTarget(table, to, exists) ?? to),
      kind: pattern ? 'pattern' : from.endsWith('/') ? 'slash' : 'exact',
      segments: source.slice(1).split('/'),
      besidePage: exists(source.replace(/\/\*?$/, '')),
    };
  });
}

/**
 * A path as any host's file can hold it: letters, digits and the few signs that mean nothing in any of them; all others as
 * their bytes (RFC 3986, section 2.3).
 */
const encodedPath = (path: string): string =>
  encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[^\w.~%/-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A text with its accents in the letters, and apart from them, as names of files often have them (Unicode, annex 15). */
const accentForms = (text: string): string[] => [...new Set([text.normalize('NFC'), text.normalize('NFD')])];

/**
 * A path as requests have it: browsers write the digits after a percent sign with capitals, many old links have them small;
 * browsers send square brackets as they are, others do not.
 */
export function sentForms(path: string): string[] {
  const capital = accentForms(path).map(encodeURI);
  const forms = [...capital, ...capital.map((form) => form.replaceAll('%5B', '[').replaceAll('%5D', ']'))];
  return [...new Set(forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())]))];
}

/** The same for a host that may have decoded it before it compares; a file of lines has no spaces. */
export const allForms = (path: string): string[] => [
  ...new Set([...(path.includes(' ') ? [] : [path]), ...sentForms(path)]),
];

/** Both slash forms of a source, for a host that matches to the letter; a file name has but one. */
export const bothForms = (from: string): string[] => (/\.\w+$/.test(from) ? [from] : [from, `${from}/`]);

/** The rules of one kind. */
export const rulesOfKind = (rules: readonly Rule[], kind: Rule['kind']): Rule[] =>
  rules.filter((rule) => rule.kind === kind);

function segmentRegex(segment: string): string {
  const length = digitsOf(segment);
  if (length !== undefined) return `[0-9]{${length}}`;
  if (segment.startsWith(':')) return '[^/]+';
  const forms = accentForms(segment).map(escapeRegExp);
  return forms.length > 1 ? `(?:${forms.join('|')})` : forms.join('');
}

/** A source as a regular expression (PCRE, RE2 and JavaScript alike) without `^/` and `$`. */
export function sourceRegex({ kind, segments, besidePage }: Rule): string {
  const open = segments.at(-1) === '*';
  const body = (open ? segments.slice(0, -1) : segments).map(segmentRegex).join('/');
  if (kind === 'slash') return body;
  if (open) return besidePage ? `${body}/.+` : `${body}(/.*)?`;
  return `${body}/?`;
}

/**
 * A query with one of the parameters that old addresses are known by, as a regular expression for PCRE and RE2: what is
 * left without it is `$1$2$3`. Undefined where there are none.
 */
export function oldParameter({ queryRedirects }: HostInput): { regex: string; count: number } | undefined {
  const names = [...new Set(queryRedirects.map(({ parameter }) => parameter))];
  if (names.length === 0) return undefined;
  const pair = `(?:${names.join('|')})(?:=[^&]*)?`;
  return { regex: `^${pair}(?:&(.*))?$|^(.+)&${pair}(&.*)?$`, count: names.length };
}

/** A query that a rule is for, as a regular expression for PCRE and RE2. */
export const queryRegex = ({ parameter, value }: QueryRedirect): string =>
  value === undefined ? `(^|&)${parameter}(=|&|$)` : `(^|&)${parameter}=${String(value).replaceAll('.', '[.]')}(&|$)`;

/** A query that a rule is for, as people write it. */
export const queryText = ({ parameter, value }: QueryRedirect): string =>
  value === undefined ? `?${parameter}=` : `/?${parameter}=${value}`;

/** The rules that hold at the address of home: each is for one value. */
export const homeQueries = ({ queryRedirects }: HostInput): { rule: QueryRedirect; to: string }[] =>
  queryRedirects.flatMap((rule) =>
    rule.value === undefined ? [] : [{ rule, to: rule.to === 'same' ? '/' : rule.to }],
  );

/** The name of the site that visitors may type instead of its own: with `www.` where that has none, else without. */
export const otherName = (hostname: string): string =>
  hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;

/**
 * A pattern for a host that cannot ask for digits: `:year` becomes each year, and what is dated below it one `*`.
 * Written as placeholders, `/:year/:month/:day/*` would take in files such as /assets/img/gallery/a.jpg.
 */
export function perYear(segments: readonly string[], { first, last }: HostInput['years']): string[] {
  const at = segments.indexOf(':year');
  if (at < 0) return [`/${segments.join('/')}`];
  const below = segments.slice(at + 1);
  const dated = below.at(-1) === '*' && below.slice(0, -1).every((segment) => digitsOf(segment) !== undefined);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));
  return years.map((each) => `/${[...segments.slice(0, at), each, ...(dated ? ['*'] : below)].join('/')}`);
}
