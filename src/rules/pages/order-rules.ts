import type { PageRule } from '../rule';
import { blocksOf } from './blocks-of';

/** A year; of a decade any of its years may be meant. */
const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d|['’]?s\b|er\b)/;

/** What has an order in time. */
export const orderRules: readonly PageRule[] = [
  {
    code: 'site/moments-order',
    severity: 'warning',
    why: 'A story goes forward or back in time; a year between others that does not fit is a slip.',
    find: ({ form }) =>
      blocksOf(form).flatMap(({ block, path }) => {
        if (block.type !== 'timeline') return [];
        const years = block.moments.map(({ when }) => Number(year.exec(when)?.[0] ?? Number.NaN));
        const [falls, rises] = [-1, 1].map((way) =>
          years.flatMap((own, at) => (Math.sign(own - (years[at - 1] ?? own)) === way ? [at] : [])),
        );
        // Where all go one way, the oldest or the newest comes first.
        const [odd = []] = [falls ?? [], rises ?? []].sort((one, other) => one.length - other.length);
        return odd.slice(0, 1).map((at) => ({
          found: `"${block.moments[at]?.when}" stands after "${block.moments[at - 1]?.when}"`,
          fix: 'mend the year, or put the moments in order',
          at: { path: [...path, 'moments', at, 'when'] },
        }));
      }),
  },
];
