import { amountOf, currencySign } from '../../model/amount';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { numberFormat } from '../../model/formats';
import { currencyOf } from '../../resolving/currency';
import { findingsAt, finds, offer, type TextContext, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';

/** The signs of the moneys that texts name. */
export const moneySigns = /[$£€]/;

/** An amount with its sign before or after it. */
const hasAmount = /[$£€]\s?\d|\d\s?[$€£]/;

/** Amounts, and spans of them. */
const amounts =
  /(?<![A-Z])[$£€]\s?\d[\d.,]*(?:\s?[-–—]\s?[$£€]\s?\d[\d.,]*)?|(?:\d[\d.,]*\s?[-–—]\s?)?\d[\d.,]*\s?[€£](?:\s?[-–—]\s?\d[\d.,]*\s?[€£])?|\d[\d.,]*\s?\$(?!\s?\d)/g;

/** So many amounts in another money and none in the site's own may be a slip; more are meant. */
const mostAstray = 1;

/** Figures, or groups of three, with decimals or without. */
const wellFormed = /^[$£€]\s?(?:\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,3})?$/;

/** One decimal behind an amount that nothing follows that would make it a rate or a round number: "$1.5 million". */
const oneDecimal =
  /(?<![\d.,-])[$£€]\s?\d+[.,]\d(?![\d.,]*\d)(?!\+?\s?(?:million|billion|thousand|[mk]\b|bn\b|mill|mio|mrd|per\b|an?\b|\/|[-–—]))/giu;

/** True for an amount in which the sign for thousands has two figures behind it, of which one may be lost. */
const mayLackFigure = (amount: string): boolean => /[.,]00$/.test(amount);

export const decimalOf = (tag: string): string =>
  numberFormat(tag)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** The number that figures stand for where a sign parts the decimals. */
export const numberRead = (figures: string, decimal: string): number =>
  Number(figures.replace(decimal === ',' ? /\./g : /,/g, '').replace(decimal, '.'));

const range = /([$£€]?)\s?(\d[\d.,]*\d|\d)\s?([€£]?)\s?(-|–|—| to | a | bis )\s?([$£€]?)\s?(\d[\d.,]*\d|\d)\s?([€£]?)/g;

/** What goes down from one amount to another. */
const falls =
  /\b(?:f(?:all|alls|ell|alling)|drop(?:s|ped)?|lower(?:s|ed)?|cut|reduced?|went|goes|down|sank|marked|baj\p{L}+|rebaj\p{L}+|sank|gesenkt)\b[^.!?\n]{0,20}$/iu;

/** Ranges of amounts whose end is before their beginning: "$600–$400", "600–400 €". */
const backward = (text: string, decimal: string): { words: string; better: string }[] =>
  [...text.matchAll(range)].flatMap(([all, before, from = '', after, by = '', second, to = '', last]) => {
    const [isFirst, isSecond] = [Boolean(before || after), Boolean(second || last)];
    const isAmount = isSecond && (isFirst || !by.includes(' '));
    const words = all.trim();
    const isFall = by.includes(' ') && falls.test(text.slice(0, text.indexOf(words)));
    return isAmount && !isFall && numberRead(from, decimal) > numberRead(to, decimal)
      ? [{ words, better: words.replace(from, '\0').replace(to, from).replace('\0', to) }]
      : [];
  });

/** True where all prices of a page are in one other money, and more than a slip would make. */
function isInOther(own: string, page: TextContext['page']): boolean {
  const all = JSON.stringify(page ?? '').match(amounts) ?? [];
  return all.length > mostAstray && !all.some((amount) => amount.includes(own));
}

/** Moneys by their codes (ISO 4217) that people know, and amounts with them. */
const namedMoney = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'MXN'];
const namedAmounts = new RegExp(
  String.raw`\b(${namedMoney.join('|')})\s?(\d[\d.,]*\d|\d)|(?<![$£€\d.,])(\d[\d.,]*\d|\d)\s?(${namedMoney.join('|')}|[Ee]uros?|[Dd]ollars?)\b`,
  'g',
);

/** What things cost, as it is written. */
export const priceRules: readonly TextRule[] = [
  {
    code: 'prose/price-negative',
    severity: 'error',
    why: 'Nothing costs less than nothing: a dash in front of an amount is a slip, and search engines are told it.',
    fields: new Set(['price', 'pay']),
    find: finds(/(?<![\d.,]\s?)(?:[-–−]\s?[$£€]|[$£€]\s?[-–−])\s?\d[\d.,]*/g, (needle) => ({
      found: `"${needle}" is less than nothing`,
      ...offer(needle.replace(/[-–−]\s?/, ''), { unsure: true }),
    })),
  },
  {
    code: 'prose/range-backward',
    severity: 'error',
    why: 'A range that begins with its larger end is a slip in one of the two, and visitors count on the smaller.',
    sign: /[$£€]/,
    hint: hasAmount,
    find: ({ written }, context) => {
      const wrong = backward(written, decimalOf(spokenTag(context)));
      return findingsAt(
        wrong.map(({ words }) => words),
        (words) => {
          const better = wrong.find((one) => one.words === words)?.better ?? words;
          return {
            found: `"${words}" ends below where it begins`,
            ...offer(better, { fix: `write ${better}, or mend one of the two`, unsure: true }),
          };
        },
      );
    },
  },
  {
    code: 'prose/currency-side',
    severity: 'warning',
    own: true,
    why: 'A sign on the side where other countries put it makes readers halt, and programs that look for prices pass by.',
    sign: /[$£€]/,
    hint: /\d\s?[$£€]|[$£€]\d/,
    find: ({ written }, context) => {
      const currency = currencyOf(context.config);
      if (currency === undefined) return [];
      const tag = spokenTag(context);
      const own = currencySign(currency, tag, 'narrowSymbol');
      // In Austria both sides are usual, whatever its standard says.
      if (tag === 'de-AT') return [];
      if (!amountOf(1, currency, tag).startsWith(own))
        // With a space between it is a way to write it there, too; another money than the euro has the side of its country.
        return own !== '€'
          ? []
          : findingsAt(
              written.match(
                new RegExp(
                  String.raw`(?<![\d.,\p{L}])${escapeRegExp(own)}\d[\d.,]*\d|(?<![\d.,\p{L}])${escapeRegExp(own)}\d(?![\d.,]*\d)`,
                  'gu',
                ),
              ) ?? [],
              (words) => ({
                found: `"${words}" has its sign in front`,
                ...offer(`${words.slice(own.length)} ${own}`),
              }),
            );
      const astray = new RegExp(String.raw`(?<![\d.,$£€] ?)\d[\d.,]*\s?${escapeRegExp(own)}(?!\s?\d)`, 'g');
      return findingsAt(written.match(astray) ?? [], (words) => ({
        found: `"${words}" has its sign behind it`,
        ...offer(`${own}${words.slice(0, -own.length).trim()}`),
      }));
    },
  },
  {
    code: 'prose/price-decimals',
    severity: 'error',
    why: 'With the sign of another country between its figures an amount is read as another one, by people and by programs.',
    sign: /[$£€]/,
    hint: hasAmount,
    find: ({ written }, context) => {
      const decimal = decimalOf(spokenTag(context));
      const other = decimal === ',' ? String.raw`\.` : ',';
      const figures = String.raw`\d{1,3}${other}\d{1,2}(?![\d${other}])`;
      const wrong = written.match(new RegExp(String.raw`[$£€]\s?${figures}|(?<![\d.,])${figures}\s?[€£]`, 'g')) ?? [];
      // No money has thousandths.
      const own = decimal === ',' ? ',' : String.raw`\.`;
      const thousands = written.match(new RegExp(String.raw`[$£€]\s?\d{1,3}${own}\d{3}(?![\d${own}])`, 'g')) ?? [];
      const malformed = written.match(/[$£€]\s?\d[\d.,]*\d/g)?.filter((amount) => !wellFormed.test(amount)) ?? [];
      const swapped = (amount: string) => amount.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'));
      return [
        ...findingsAt(written.match(oneDecimal) ?? [], (amount) => ({
          found: `"${amount}" has one figure behind its sign`,
          ...offer(`${amount}0`, { fix: `write ${amount}0, or the amount that was meant`, unsure: true }),
        })),
        ...findingsAt(written.match(/(?<![\d.,]\s?)[$£€]\s?\d[\d.,]*\s?[$£€](?!\s?\d)/g) ?? [], (amount) => ({
          found: `"${amount}" has its sign twice`,
          ...offer(amount.slice(0, -1).trim(), { unsure: true }),
        })),
        ...findingsAt(written.match(/([$£€])\1+\s?\d[\d.,]*(?<![.,])/g) ?? [], (amount) => ({
          found: `"${amount}" has its sign twice`,
          ...offer(amount.replace(/^.+(?=[$£€])/, '')),
        })),
        ...findingsAt([...wrong, ...thousands], (amount) => ({
          found: `"${amount}" has the sign of another country between its figures`,
          ...offer(swapped(amount), {
            fix: `write ${swapped(amount)}${mayLackFigure(amount) ? `, or ${amount}0 if a figure is missing` : ''}`,
            unsure: true,
          }),
        })),
        ...findingsAt(malformed, (amount) => ({
          found: `"${amount}" is no amount`,
          fix: 'write its figures with one sign before the decimals, and thousands in groups of three',
        })),
      ];
    },
  },
  {
    code: 'prose/currency-other',
    severity: 'warning',
    own: true,
    why: 'A price in the money of another country was copied, or mistyped; search engines are told those of the site.',
    sign: /[$£€]/,
    hint: hasAmount,
    find: (text, context) => {
      const currency = currencyOf(context.config);
      if (currency === undefined) return [];
      const own = currencySign(currency, spokenTag(context), 'narrowSymbol');
      const others = (text.written.match(amounts) ?? [])
        .map((amount) => amount.replace(/[.,]+$/, ''))
        .filter((amount) => !amount.includes(own));
      if (others.length === 0 || !moneySigns.test(own) || isInOther(own, context.page)) return [];
      const isInFront = amountOf(1, currency, spokenTag(context)).startsWith(own);
      const better = others.map((amount) => {
        const figures = amount.replace(/\s?[$£€]\s?/g, '');
        return isInFront ? own + figures.replace(/(?<=[-–—]\s?)(?=\d)/g, own) : `${figures} ${own}`;
      });
      const words = others.map((amount) => `"${amount}"`).join(' and ');
      return findingsAt(others.slice(0, 1), () => ({
        found: `${words} ${others.length > 1 ? 'are' : 'is'} not in the money of the site, ${currency}`,
        fix: `write ${better.join(' and ')}, or set currency: in site.config.yaml`,
        ...(better.length === 1 && { change: { to: better[0] }, unsure: true }),
      }));
    },
  },
  {
    code: 'prose/currency-other',
    severity: 'warning',
    own: true,
    why: 'A price in the money of another country was copied, or mistyped; search engines are told those of the site.',
    words: [...namedMoney.map((code) => code.toLowerCase()), 'euro', 'euros', 'dollar', 'dollars'],
    find: ({ written }, context) => {
      const currency = currencyOf(context.config);
      if (currency === undefined) return [];
      const others = [...written.matchAll(namedAmounts)].filter(([, code = '', , , behind = '']) =>
        // Several countries have dollars.
        /^dollars?$/i.test(behind) ? !currency.endsWith('D') : !`${code}${behind}`.toUpperCase().startsWith(currency),
      );
      const tag = spokenTag(context);
      return others.slice(0, 1).map(([words, , figures, before]) => ({
        found: `"${words}" is not in the money of the site, ${currency}`,
        fix: `write ${amountOf(numberRead(figures ?? before ?? '', decimalOf(tag)), currency, tag)}, or set currency: in site.config.yaml`,
        at: { needle: words },
      }));
    },
  },
];
