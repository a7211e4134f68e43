import { isNearFigures } from '../../model/near-figures';
import { offer, type TextRule } from '../rule';

/** Two amounts with a dash between them. */
const ranges = /[$£€]\s?\d[\d.,]*\s?[-–—]\s?[$£€]?\s?\d[\d.,]*/g;

type Range = [from: string, to: string];

function endsOf(range: string): Range {
  const [from = '', to = ''] = range.split(/[-–—]/).map((end) => end.replace(/\D/g, ''));
  return [from, to];
}

const rangesIn = (text: string): string[] => (text.match(ranges) ?? []).map((range) => range.replace(/[.,]$/, ''));

/** True for two ranges that have one end in common, and the other nearly. */
const isNear = ([from, to]: Range, [otherFrom, otherTo]: Range): boolean =>
  (from === otherFrom && isNearFigures(to, otherTo)) || (to === otherTo && isNearFigures(from, otherFrom));

/** What a summary says of prices, beside the page that it sums up. */
export const rangeSlipRules: readonly TextRule[] = [
  {
    code: 'site/price-said-other',
    severity: 'warning',
    why: 'A range in the summary that differs by a figure from the one on the page was mistyped in one of the two.',
    fields: new Set(['description', 'lead', 'excerpt']),
    sign: /[$£€]/,
    hint: /\d\s?[-–—]\s?[$£€]?\s?\d/,
    find({ written, path }, { page }) {
      if (path.length > 1 || !page) return [];
      const known = [...new Set(rangesIn(JSON.stringify({ ...page, [`${path[0]}`]: '' })))];
      return rangesIn(written).flatMap((range) => {
        const own = endsOf(range);
        const [near, ...more] = known.filter((other) => isNear(own, endsOf(other)));
        if (near === undefined || more.length > 0 || known.some((other) => `${endsOf(other)}` === `${own}`)) return [];
        const found = `"${range}" is ${near} on the page itself`;
        return [
          { found, ...offer(near, { fix: `write ${near}, or mend it there`, unsure: true }), at: { needle: range } },
        ];
      });
    },
  },
];
