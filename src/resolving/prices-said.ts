import type { PageSource } from '../../schemas/templates';
import { valueAt } from '../model/values';
import type { Path } from '../reading/position';
import type { Leaf } from './leaves';

/** An amount in a text, with the words of its sentence on both sides of it. */
export interface SaidPrice {
  price: string;
  before: string;
  after: string;
  path: Path;
}

/** How much of a sentence is kept on each side. */
const most = 48;

const amount =
  /(?<![\d.,\p{L}]|[-–] ?)[$£€] ?\d[\d.,]*(?![\d\p{L}%+]|\.\d| ?[-–] ?[$£€]?\d)|(?<![\d.,$£€])\d[\d.,]* ?[€£](?![\d\p{L}])/gu;

/** Single amounts in the texts of a page, those of its lists of prices and tables left out: there the price is the value. */
export function pricesSaid(form: PageSource, leaves: readonly Leaf[]): SaidPrice[] {
  return leaves.flatMap(({ kind, written, path }): SaidPrice[] => {
    if ((kind !== 'text' && kind !== 'markdown') || !/[$£€]/.test(written) || path.at(-1) === 'price') return [];
    const label = path.at(-1) === 'value' ? valueAt(form, [...path.slice(0, -1), 'label']) : undefined;
    const text = written.replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1').replace(/\*\*|__/g, '');
    return [...text.matchAll(amount)].map(({ 0: found, index }) => {
      const price = found.replace(/[.,]+$/, '');
      const [before = ''] = /[^.!?;\n]*$/.exec(text.slice(0, index)) ?? [];
      const [after = ''] = /^(?:[^.!?;\n]|\.(?=\d))*[.!?;]?/.exec(text.slice(index + price.length)) ?? [];
      return {
        price,
        before: before.slice(-most),
        after: typeof label === 'string' ? ` ${label}` : after.slice(0, most),
        path,
      };
    });
  });
}
