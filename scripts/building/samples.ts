import { blockDefinitions } from '../../schemas/blocks';
import type { Page, Site } from '../../src/model/site';
import { countryOf } from '../../src/model/words/words-of';
import { pageFacts } from '../../src/resolving/page-facts';
import { phoneIn } from '../../src/resolving/phones';

/** Every text in a value with its path. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, pathTo(value, key, path)));
}

const pathTo = (value: object, key: string, path: string): string =>
  Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;

function samplePaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [path || 'the file'] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => samplePaths(child, pathTo(value, key, path)))];
}

/** What no business has, whatever the file says of itself, and why. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[/@.])(?:[\w-]+\.)*(?:[\w-]+\.example|example\.(?:com|net|org))(?:[/?#]|$)/i,
    'is an address that is kept for samples (RFC 2606)',
  ],
  [/\bsample (?:street|avenue|road|lane|way|st|ave|rd)\b/i, 'is a sample of an address'],
];

/** A number that North America keeps for films; elsewhere it may be anybody's. */
const isSampleNumber = (text: string, country: string): boolean =>
  /01\d\d$/.test(text) && /^\+1\d{3}55501\d\d$/.test(phoneIn(text, country)?.dialed ?? '');

const why = (text: string, country: string): string | undefined =>
  isSampleNumber(text, country)
    ? 'is a number that is kept for films and samples'
    : known.find(([pattern]) => pattern.test(text))?.[1];

/** The people of the blocks' own examples. */
const people: ReadonlySet<string> = new Set(
  blockDefinitions
    .filter(({ type }) => type === 'reviews' || type === 'testimonials')
    .flatMap(({ example }) => textsIn(example, ''))
    .flatMap(({ path, text }) => (path.endsWith('.name') ? [text] : [])),
);

/** What is a sample though its file no longer says so: taking out `sample: true` makes nothing true. */
function betrayed({ config, pages }: Pick<Site, 'config' | 'pages'>): string[] {
  const facts = config.business.sample
    ? []
    : textsIn({ ...config, ledger: [] }, '').flatMap(({ path, text }) => {
        const reason = why(text, countryOf(config));
        return reason ? [`site.config.yaml  ${path}: ${text} ${reason}`] : [];
      });
  const names = pages.flatMap(({ file, sections }) =>
    textsIn(sections, 'sections').flatMap(({ path, text }) =>
      path.endsWith('.name') && people.has(text) ? [`${file}  ${path}: ${text} is a person of the examples`] : [],
    ),
  );
  return [...facts, ...names];
}

/** Whether a page holds anything that the checklist may tell of; most do not, and need no paths to all that is in them. */
function mayTell(page: Page): boolean {
  const { sample, names } = pageFacts(page);
  return sample || names.some((name) => people.has(name));
}

/** The launch checklist: every place that still holds sample content, as `file  path`. */
export function sampleContent({ config, pages: all }: Pick<Site, 'config' | 'pages'>): string[] {
  const pages = all.filter(mayTell);
  return [
    ...samplePaths(config, '').map((path) => `site.config.yaml  ${path}`),
    ...pages.flatMap((page) => samplePaths(page.sections, 'sections').map((path) => `${page.file}  ${path}`)),
    ...betrayed({ config, pages }),
  ];
}
