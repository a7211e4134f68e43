import { closest } from '../../reading/closest';
import { readingMinutes } from '../../resolving/reading-minutes';
import { offer, offerAway, type PageRule, type RuleFinding } from '../rule';

/** The web is younger than any page of it. */
const firstYear = 1991;

/** How many times too long or too short a stated time may be. */
const factor = 3;

/** Words that stand in front of a name, and are none of it. */
const byline = /^(?:(?:written |posted )?by|von|par|por|autor(?:in)?:|author:|auteur :)\s+(?=\p{Lu})/iu;

/** Two names with a comma or a word between; what follows one name is a title: "Ann Heron, PhD". */
const joint =
  /^(\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*)*)(?:, | (?:and|und|et|y|&) )\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** What is wrong with the name of an author; nothing with that of a person. */
function authorAmiss(name: string, own: readonly string[]): Pick<RuleFinding, 'found' | 'fix'> | undefined {
  const bare = name.trim().replace(byline, '');
  if (bare !== name.trim()) return { found: `"${name}" is more than a name`, ...offer(bare) };
  if (own.some((each) => each.toLowerCase() === bare.toLowerCase()))
    return { found: `"${name}" is the business`, fix: 'write the name of the person, or remove author:' };
  const first = joint.exec(bare)?.[1];
  return first === undefined
    ? undefined
    : {
        found: `"${name}" is two people, and one is told as the author`,
        fix: `write ${first}, and name the other in the text`,
      };
}

/** The days of a page, and how long it takes to read. */
export const articleRules: readonly PageRule[] = [
  {
    code: 'site/day-impossible',
    severity: 'error',
    why: 'A day before there were websites is a slip; search engines and readers take it as it stands.',
    find: ({ source }) =>
      [
        ['updated', source.updated],
        ['date', 'date' in source ? source.date : undefined],
      ].flatMap(([field = '', day]) =>
        day !== undefined && Number(day.slice(0, 4)) < firstYear
          ? [
              {
                found: `${field} is ${day}, and there were no websites then`,
                fix: 'write the year in full, as in 2024-05-01',
                at: { path: [field] },
              },
            ]
          : [],
      ),
  },
  {
    code: 'site/updated-before-published',
    severity: 'error',
    why: 'An article cannot have been changed before it was published.',
    find: ({ source }) =>
      'date' in source && source.updated !== undefined && source.updated < source.date
        ? [
            {
              found: `updated is ${source.updated}, and the article was published on ${source.date}`,
              ...offerAway(['updated'], 'remove updated:, or write a later day'),
            },
          ]
        : [],
  },
  {
    code: 'site/author-form',
    severity: 'warning',
    why: 'Search engines take the author for the name of one person: other words, and other names, make it nobody’s.',
    find: ({ form }, { config: { business } }) => {
      const author = 'author' in form ? form.author : undefined;
      // A business may be called by its one person, whose role or page is told then.
      const isPerson = author?.role !== undefined || author?.href !== undefined;
      const own = [business.name, business.legalName, ...(isPerson ? [] : [business.shortName])];
      const amiss = author && authorAmiss(author.name, own);
      return amiss ? [{ ...amiss, at: { path: ['author', 'name'] } }] : [];
    },
  },
  {
    code: 'site/reading-time',
    severity: 'warning',
    why: 'A reading time that is far off is a promise that is not kept; it is counted from the words when left out.',
    find: ({ form }) => {
      if (!('readTime' in form) || form.readTime === undefined) return [];
      const counted = readingMinutes(form.sections);
      return form.readTime > counted * factor || counted > form.readTime * factor
        ? [
            {
              found: `the article takes ${counted} min to read, and says ${form.readTime}`,
              ...offerAway(['readTime']),
            },
          ]
        : [];
    },
  },
  {
    code: 'fact/category-near',
    severity: 'error',
    why: 'A category that is a slip for the group of its article tells readers of another list than the one it stands in.',
    find: ({ source }) =>
      'group' in source &&
      source.category !== undefined &&
      source.category !== source.group &&
      closest(source.category, [source.group]) !== undefined
        ? [
            {
              found: `the category "${source.category}" is not the group "${source.group}"`,
              ...offer(source.group, { fix: `write ${source.group}, or remove category:`, unsure: true }),
              at: { path: ['category'] },
            },
          ]
        : [],
  },
  {
    code: 'site/link-to-itself',
    severity: 'warning',
    why: 'A link to the page it stands on seems broken: nothing happens.',
    find: ({ route, leaves }) =>
      leaves
        .filter(
          ({ kind, shown, path }) =>
            (kind === 'link' && shown === route && path[0] !== 'canonical') ||
            (kind === 'markdown' && shown.includes(`href="${route}"`)),
        )
        .map(({ kind, path }) => ({
          found: `${route} is this page`,
          fix: 'lead somewhere else, or to a part of the page: #name',
          at: { path, ...(kind === 'markdown' && { needle: `(${route})` }) },
        })),
  },
];
