import { closest } from '../../reading/closest';
import { readingMinutes } from '../../resolving/reading-minutes';
import { offerAway, type PageRule } from '../rule';

/** The web is younger than any page of it. */
const firstYear = 1991;

/** How many times too long or too short a stated time may be. */
const factor = 3;

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
              fix: 'remove category:, or write the other one as well',
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
