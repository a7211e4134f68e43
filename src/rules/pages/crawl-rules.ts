import { isOfEverySite } from '../of-every-site';
import { offerAway, type PageRule, type WrittenPage } from '../rule';

const isIndexed = ({ source }: WrittenPage): boolean => !source.robots.includes('noindex');

/** What a page has that names no priority. */
const most = 0.7;

/** By what a page reaches somebody. */
const reaching: ReadonlySet<string> = new Set(['offices', 'form', 'embed', 'call-banner', 'area-list']);

/** What has several things to choose from. */
const listing: ReadonlySet<string> = new Set(
  'post-list link-list card-grid gallery reviews testimonials area-list downloads logos team jobs offers price-list before-after video'.split(
    ' ',
  ),
);

/** What is said of money that is lent. */
const lending =
  /financ|loan|lender|credit|\bAPR\b|interest|instal|monthly|pay over time|finanzier|kredit|raten|crédit|prêt|financement|financia|cr[ée]dito|plazos|cuotas/i;

/** What a page is said to be for, where it plainly is for something else. */
function purposeUnlike(
  { purpose }: WrittenPage['source'],
  form: WrittenPage['form'],
  leaves: WrittenPage['leaves'],
  route: string,
): string | undefined {
  if (purpose === 'service' && isOfEverySite(route)) return 'the page is said to sell a service';
  if (purpose === 'financing' && !leaves.some(({ shown }) => lending.test(shown)))
    return 'the page is said to offer credit, and says nothing of it';
  const isList = !('sections' in form) || form.sections.some(({ type }) => listing.has(type));
  return purpose === 'collection' && !isList ? 'the page is said to be a list, and has none' : undefined;
}

/** As few words as a page may have that says something. */
const fewestWords = 5;

/** Characters of an address that lists of results show in full. */
const longestAddress = 100;

/** An address with the first words of its last part alone. */
const shorter = (route: string): string =>
  route.replace(/[^/]+$/, (name) =>
    name
      .split('-')
      .slice(0, 4)
      .join('-')
      .replace(/(?:-(?:and|or|in|of|the|for|to|a))+$/, ''),
  );

/** What a page says in a hero alone; undefined where it has more than that. */
function heroAlone({ form, leaves }: WrittenPage): number | undefined {
  if (!('sections' in form) || 'template' in form) return undefined;
  if (form.sections.some((block) => block.type !== 'hero' || block.layout === 'form')) return undefined;
  const said = leaves.filter(({ path }) => path[0] === 'sections' && ['heading', 'text'].includes(`${path.at(-1)}`));
  return said.flatMap(({ shown }) => shown.match(/[\p{L}\d]+/gu) ?? []).length;
}

/** What a search engine asks of each page. */
export const crawlRules: readonly PageRule[] = [
  {
    code: 'site/language-missing',
    severity: 'error',
    instead: ['site/other-language', 'site/link-other-language', 'look/alt-other'],
    why: 'A page that lies among those of another language and names none is told to search engines as one of the site’s own.',
    find: ({ route, source }, { config }) => {
      const [, first = '', rest] = route.split('/');
      return source.language !== undefined || !Object.hasOwn(config.languages, first)
        ? []
        : [
            {
              found: `the page lies at /${first}${rest === undefined ? '' : '/…'} and names no language`,
              fix: `add language: ${first}, and translates: with the page that it translates`,
              at: { path: ['title'] },
            },
          ];
    },
  },
  {
    code: 'site/address-long',
    severity: 'warning',
    why: 'An address is read in lists of results, said on the phone and typed; one that is a sentence is cut and mistrusted.',
    find: ({ route }) =>
      route.length <= longestAddress
        ? []
        : [
            {
              found: `the address of this page has ${route.length} characters`,
              fix: `give it a short one: npm run rename -- ${route} ${shorter(route)}`,
              at: { path: ['title'] },
            },
          ],
  },
  {
    code: 'site/never-changed',
    severity: 'warning',
    why: '"Never" is for what is kept as it was (sitemaps.org); a list of articles, or the home page, changes with the site.',
    find: ({ route, source, form }) => {
      const changes = route === '/' || ('sections' in form && form.sections.some(({ type }) => type === 'post-list'));
      return changes && source.changefreq === 'never'
        ? [
            {
              found: 'the page is said never to change, and it shows what is new',
              fix: 'write weekly or monthly, or remove changefreq:',
              at: { path: ['changefreq'] },
            },
          ]
        : [];
    },
  },
  {
    code: 'site/changed-always',
    severity: 'warning',
    why: '"Always" is for what changes at each visit (sitemaps.org); search engines stop believing a sitemap that says so of pages.',
    find: ({ source }) =>
      source.changefreq === 'always' || source.changefreq === 'hourly'
        ? [
            {
              found: `the page is said to change ${source.changefreq === 'always' ? 'at each visit' : 'every hour'}`,
              fix: 'write weekly or monthly, or remove changefreq:',
              at: { path: ['changefreq'] },
            },
          ]
        : [],
  },
  {
    code: 'site/aside-priority',
    severity: 'warning',
    why: 'The weights in the sitemap compare the pages that people look for; nobody looks for the search page of a site.',
    find: ({ source, form }) =>
      'sections' in form && form.sections.some(({ type }) => type === 'search') && (source.priority ?? 0) > most
        ? [
            {
              found: `the page for searches has priority ${source.priority}`,
              fix: 'write 0.3, or remove priority:',
              at: { path: ['priority'] },
            },
          ]
        : [],
  },
  {
    code: 'site/purpose-unlike',
    severity: 'warning',
    why: 'A page that search engines are told is for reaching the business has on it by what one reaches it.',
    find: ({ route, source, form, leaves }) => {
      const other = purposeUnlike(source, form, leaves, route);
      if (other !== undefined)
        return [{ found: other, ...offerAway(['purpose'], 'remove purpose:, or write what this page is for') }];
      if (source.purpose !== 'contact' || 'template' in form) return [];
      const reaches = form.sections.some(
        (block) => reaching.has(block.type) || (block.type === 'hero' && block.layout === 'form'),
      );
      if (route !== '/' && reaches) return [];
      return [
        {
          found:
            route === '/'
              ? 'the home page is said to be for reaching the business alone'
              : 'the page is said to be for reaching the business, and has no offices and no form',
          ...offerAway(['purpose'], 'remove purpose:, or write what this page is for'),
        },
      ];
    },
  },
  {
    code: 'site/thin',
    severity: 'warning',
    why: 'A page of a heading and a few words answers nobody: search engines leave it out, and think less of the others.',
    find: (page) => {
      const words = isIndexed(page) && !['/', '/404'].includes(page.route) ? heroAlone(page) : undefined;
      return words === undefined || words >= fewestWords
        ? []
        : [
            {
              found: `the page says ${words === 1 ? 'one word' : `${words} words`}`,
              fix: 'say what visitors find here, in a section below the first, or robots: noindex, follow',
              at: { path: ['sections'] },
            },
          ];
    },
  },
  {
    code: 'site/title-one-word',
    severity: 'warning',
    why: 'In a list of results one word names every such page there is; with what is done and where it names this one.',
    find: (page) => {
      const title = page.form.title.trim();
      const isOwn = page.route !== '/' && !isOfEverySite(title);
      return isOwn && isIndexed(page) && /^[\p{L}\p{N}'’-]+$/u.test(title)
        ? [
            {
              found: `the title is "${title}" alone`,
              fix: `say what about it, and where, such as "${title} in …"`,
              at: { path: ['title'] },
            },
          ]
        : [];
    },
  },
];
