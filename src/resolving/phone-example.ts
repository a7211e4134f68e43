import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { withFigures } from '../model/figures';
import { phoneAmiss } from './phones';

/** What to write for a number that is none: how those of the site's country look, and those of another. */
export function phoneFix(country: string): string {
  const own = isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatNational() : undefined;
  const other = getExampleNumber(country === 'GB' ? 'US' : 'GB', examples)?.formatInternational();
  return `write all of it, and nothing else${own ? `, such as ${own}` : ''}; of another country with its code, ${other}`;
}

/** The first of the numbers that a text has side by side; undefined where it has one alone. */
export function firstOfNumbers(text: string, country: string): string | undefined {
  const numbers = text
    .replace(/\s+/g, ' ')
    .split(/ ?[,;|] ?| (?:\/|&|\p{L}+) /u)
    .filter((part) => /\d/.test(part));
  const [first] = numbers;
  return numbers.length > 1 && numbers.every((number) => phoneAmiss(number, country) === undefined) ? first : undefined;
}

/** The one number that a text has in it beside words. */
export function numberAmong(text: string, country: string): string | undefined {
  const mended = text.replace(/(?<!\p{L})[oOlI](?=\d)|(?<=\d)[oOlI](?!\p{L})/gu, withFigures);
  for (const written of [mended, text, withFigures(text)]) {
    const [number, ...more] = written.match(/[+(]?\d[\d\s()./-]{4,}\d/g) ?? [];
    const isOther = number !== undefined && number !== text && more.length === 0;
    if (isOther && phoneAmiss(number, country) === undefined) return number;
  }
  return undefined;
}
