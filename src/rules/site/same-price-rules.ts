import { bareWords } from '../../model/bare-words';
import type { Path } from '../../reading/position';
import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';

/** The name of a thing without what people put after it: "Call-out charge" is a call-out. */
export const plainName = (name: string): string =>
  bareWords(name)
    .replace(/^(?:an?|the|un|una|el|la|eine?|der|die|das) /, '')
    .replace(/(?: (?:charge|fee|price|cost|costs|rate|visit|precio|tarifa|preis|kosten))+$/, '');

/** A price without what may be written otherwise: spaces, the dash of a range, cents that are none. */
const figures = (price: string): string =>
  price
    .replace(/\s/g, '')
    .replace(/–/g, '-')
    .replace(/[.,]00(?!\d)/g, '');

/** True for a price and the least that the same thing costs elsewhere, or for two that are written alike. */
const areOne = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((price) => figures(price).replace(/^\p{L}+/u, ''));
  return a === b || (figures(one) !== a) !== (figures(other) !== b);
};

const signOf = (price: string): string => /[$£€]/.exec(price)?.[0] ?? '';

/** True for two rows of one table; lists of prices may name one thing in several groups. */
const inOneTable = (one: Path, other: Path): boolean =>
  one[2] === 'rows' && other[2] === 'rows' && one[0] === other[0] && one[1] === other[1];

/** What is said to cost more or less than a page before says, each with what that one says. */
function otherPrices(pages: readonly SeenPage<'language' | 'prices'>[]): FileFinding[] {
  const known = new Map<string, { file: string; price: string; path: Path }>();
  return pages.flatMap(({ file, language = '', prices }) =>
    prices.flatMap(({ name, price, path }): FileFinding[] => {
      const thing = `${language} ${plainName(name)}`;
      const first = known.get(thing);
      if (first === undefined) known.set(thing, { file, price, path });
      // Other money is told of by itself.
      const isOther = first !== undefined && signOf(first.price) !== signOf(price);
      const isSame = first?.file === file && !inOneTable(first.path, path);
      return first === undefined || isOther || isSame || areOne(first.price, price)
        ? []
        : [
            {
              file,
              found: `"${name}" is ${price} here, and ${first.price} ${first.file === file ? 'in a row above' : `in ${first.file}`}`,
              fix: first.file === file ? 'say what this row is about' : `write ${first.price}, or mend it there`,
              at: { path },
            },
          ];
    }),
  );
}

/** What things cost, on all pages. */
export const samePriceRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/price-other',
    severity: 'error',
    why: 'A thing that has two prices on one site is asked for at the lower one.',
    reads: ['language', 'prices'],
    find: ({ pages }) => otherPrices(pages),
  }),
];
