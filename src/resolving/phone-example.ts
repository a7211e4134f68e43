import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneAmiss } from './phones';

/** What to write for a number that is none: how those of the site's country look, and those of another. */
export function phoneFix(country: string): string {
  const own = isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatNational() : undefined;
  const other = getExampleNumber(country === 'GB' ? 'US' : 'GB', examples)?.formatInternational();
  return `write all of it, and nothing else${own ? `, such as ${own}` : ''}; of another country with its code, ${other}`;
}

/** The one number that a text has in it beside words. */
export function numberAmong(text: string, country: string): string | undefined {
  const [number, ...more] = text.match(/[+(]?\d[\d\s()./-]{4,}\d/g) ?? [];
  return number !== undefined && number !== text && more.length === 0 && phoneAmiss(number, country) === undefined
    ? number
    : undefined;
}
