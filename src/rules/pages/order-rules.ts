import { dayNamesIn } from '../prose/day-names';
import type { PageRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { blocksOf } from './blocks-of';

/** A year; of a decade any of its years may be meant. */
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d|['’]?s\b|er\b)/;

interface Months {
  first: number;
  last: number;
}

/** When something was, in months; of a year alone any month may be meant, and of years with months in a row each. */
function monthsOf(when: string, tag: string): Months | undefined {
  const [own] = year.exec(when) ?? [];
  if (own === undefined) return undefined;
  const named = when.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const [month] = named.flatMap((word) => dayNamesIn(tag).months.get(word) ?? []);
  const from = Number(own) * 12;
  return month === undefined ? { first: from + 1, last: from + 12 } : { first: from + month, last: from + month };
}

/** What has an order in time. */
export const orderRules: readonly PageRule[] = [
  {
    code: 'site/moments-order',
    severity: 'warning',
    why: 'A story goes forward or back in time; a year between others that does not fit is a slip.',
    find: ({ form, source }, { config }) =>
      blocksOf(form).flatMap(({ block, path }) => {
        if (block.type !== 'timeline') return [];
        const tag = spokenTag({ config, page: source });
        const times = block.moments.map(({ when }) => monthsOf(when, tag));
        const isBetween = (at: number, way: (one: Months, next: Months) => boolean): boolean => {
          const [one, next] = [times[at - 1], times[at]];
          return one !== undefined && next !== undefined && way(one, next);
        };
        const falls = times.flatMap((_, at) => (isBetween(at, (one, next) => next.last < one.first) ? [at] : []));
        const rises = times.flatMap((_, at) => (isBetween(at, (one, next) => next.first > one.last) ? [at] : []));
        // Where all go one way, the oldest or the newest comes first.
        const [odd = []] = [falls, rises].sort((one, other) => one.length - other.length);
        return odd.slice(0, 1).map((at) => ({
          found: `"${block.moments[at]?.when}" stands after "${block.moments[at - 1]?.when}"`,
          fix: 'mend the year, or put the moments in order',
          at: { path: [...path, 'moments', at, 'when'] },
        }));
      }),
  },
];
