import { amountOf } from '../../model/amount';
import { valueAt } from '../../model/values';
import { currencyOf } from '../../resolving/currency';
import { offer, type Text, type TextContext, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { decimalOf, moneySigns, numberRead } from './price-rules';

/** True for a cell whose column has amounts in its other rows. */
function isAmongAmounts({ path }: Text, page: TextContext['page']): boolean {
  const rows = valueAt(page, path.slice(0, -2));
  const columns = valueAt(page, [...path.slice(0, -3), 'columns']);
  const own = valueAt(page, path.slice(0, -1));
  if (!Array.isArray(rows) || !Array.isArray(own)) return false;
  // A row with cells too many or too few is told of that: nobody knows which column a cell is of.
  if (Array.isArray(columns) && columns.length !== own.length) return false;
  const others = rows.flatMap((row: unknown, index) =>
    Array.isArray(row) && index !== path.at(-2) ? [String(row[Number(path.at(-1))])] : [],
  );
  return others.length > 0 && others.every((cell) => moneySigns.test(cell));
}

/** What is paid for an hour, a week or a year, as a number alone. */
const hourly =
  /(?<![\d.,$£€¥₹–-] ?|[\p{L}\d])\d[\d.,]*(?=(?: ?[-–] ?\d[\d.,]*)? ?(?:an? |per |the |la |al |por |\/ ?)(?:hour|h|hr|week|month|year|hora|semana|mes|año)(?!\p{L}))/iu;

/** A price, a span of prices, or the least that it is, as numbers alone. */
const barePrice =
  /^(?:(?:from|starting at|up to|about|desde|hasta|ab|bis zu)\s+)?\d[\d.,]*(?:\s?(?:[-–—]|to|a|bis)\s?\d[\d.,]*)?\+?$/i;

/** The figures that letters look like. */
const figureLike: Readonly<Record<string, string>> = { O: '0', o: '0', B: '8', l: '1', I: '1', S: '5', Z: '2' };

/** Prices that lack the sign of their money, or a figure. */
export const barePriceRules: readonly TextRule[] = [
  {
    code: 'prose/price-bare',
    severity: 'warning',
    why: 'A number without the sign of its money is no price to search engines, and a riddle to visitors.',
    fields: new Set(['price', 'rows', 'pay']),
    find: (text, context) => {
      const currency = currencyOf(context.config);
      const figures = text.field === 'pay' ? (hourly.exec(text.written)?.[0] ?? '') : text.written.trim();
      const [lettered] = /[$£€]\s?(?:[OoBlISZ][\d.,]+|\d[\d.,]*[OoBlISZ])(?!\p{L})/u.exec(text.written) ?? [];
      if (lettered !== undefined)
        return [
          {
            found: `"${lettered}" has a letter in it`,
            ...offer(
              lettered.replace(/[OoBlISZ]/g, (letter) => figureLike[letter] ?? letter),
              { unsure: true },
            ),
            at: { needle: lettered },
          },
        ];
      if (/^[$£€]$/.test(figures))
        return [
          { found: `"${figures}" has no number`, fix: `write what it costs, such as ${figures}90, or say it in words` },
        ];
      const isBare = text.field === 'price' ? barePrice : /^\d[\d.,]*$/;
      if (currency === undefined || !isBare.test(figures)) return [];
      if (text.field === 'rows' && !isAmongAmounts(text, context.page)) return [];
      const tag = spokenTag(context);
      const better = figures.replace(/\d[\d.,]*/g, (number) =>
        amountOf(numberRead(number, decimalOf(tag)), currency, tag),
      );
      return [
        {
          found: `"${figures}" has no sign of money`,
          fix: `write ${better}`,
          ...(text.field === 'pay' ? { at: { needle: figures } } : { change: { to: better } }),
        },
      ];
    },
  },
];
