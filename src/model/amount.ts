import { numberFormat } from './formats';

/** Spaces of any width, and apostrophes between thousands, as in Switzerland: they are typed in many ways. */
const gapless = (text: string): string => text.replace(/[\s'’]/g, '');

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>;

/** What stands beside an amount in a currency (ISO 4217) in a locale: `CA$`, or `$` where the display is narrow. */
export const currencySign = (currency: string, locale: string, currencyDisplay: Display = 'symbol'): string => {
  const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return gapless(parts.find(({ type }) => type === 'currency')?.value ?? '');
};

/** A number as an amount in a currency (ISO 4217), as people of a locale write it: `$1,200`, with cents where it has some. */
export const amountOf = (value: number, currency: string, locale: string): string =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);

/** All that may stand there, the longest first. */
const currencySigns = (currency: string, locale: string): string[] =>
  (['code', 'symbol', 'narrowSymbol'] as const)
    .map((display) => currencySign(currency, locale, display))
    .sort((a, b) => b.length - a.length);

/** A number as a locale reads it, with or without its thousands apart, and with none or just so many decimals; undefined for all else. */
function numberRead(figures: string, decimals: number, locale: string): number | undefined {
  if (!/^\d/.test(figures)) return undefined;
  const parts = numberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.5);
  const separator = (type: 'group' | 'decimal') => gapless(parts.find((part) => part.type === type)?.value ?? '');
  const number = Number(figures.replaceAll(separator('group'), '').replace(separator('decimal'), '.'));
  const ways = (['always', false] as const).flatMap((useGrouping) =>
    [0, decimals].map((digits) => ({ useGrouping, minimumFractionDigits: digits, maximumFractionDigits: digits })),
  );
  return ways.some((way) => gapless(numberFormat(locale, way).format(number)) === figures) ? number : undefined;
}

/**
 * The amount that a text is in a currency (ISO 4217), as people of a locale write it: 1200 for `$1,200` in US dollars;
 * undefined where it says more than that, or another currency.
 */
export function amountIn(text: string, currency: string, locale: string): number | undefined {
  const written = gapless(text);
  const sign = currencySigns(currency, locale).find((own) => written.startsWith(own) || written.endsWith(own));
  if (sign === undefined) return undefined;
  const figures = written.startsWith(sign) ? written.slice(sign.length) : written.slice(0, -sign.length);
  const { maximumFractionDigits = 0 } = numberFormat(locale, { style: 'currency', currency }).resolvedOptions();
  return numberRead(figures, maximumFractionDigits, locale);
}
