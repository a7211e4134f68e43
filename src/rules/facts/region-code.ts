import type { SiteConfig } from '../../../schemas/site';
import { regionNames } from '../../model/formats';
import { stateCode } from '../../model/us-states';

/** True for the code of a country in ISO 3166: what is none has no name but itself. */
const isCountry = (code: string): boolean => regionNames('en').of(code) !== code;

const regionCode = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

/** A code with its country as ISO 3166 names it: GB for UK. */
const currentCode = (region: string): string =>
  regionCode.test(region) ? `${new Intl.Locale(`und-${region.slice(0, 2)}`).region}${region.slice(2)}` : region;

/** True for the code of a country, or of a part of one, as ISO 3166 has it now. */
export const isRegion = (region: string): boolean =>
  regionCode.test(region) && isCountry(region.slice(0, 2)) && currentCode(region) === region;

/** Parts of a country that are taken for one, by what they are called. */
const parts: Readonly<Record<string, string>> = { england: 'GB-ENG', scotland: 'GB-SCT', wales: 'GB-WLS', usa: 'US' };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The code of a country that is called by its name, in English or in the language of a neighbor. */
function countryCalled(name: string): string | undefined {
  const called = name.trim().toLowerCase();
  const codes = [...letters].flatMap((one) => [...letters].map((two) => one + two)).filter(isRegion);
  const namesIn = ['en', 'es', 'fr', 'de'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return parts[called] ?? codes.find((code) => namesIn.some((names) => names.of(code)?.toLowerCase() === called));
}

/** A code in small letters or with another sign in it, or the region of an office with the country of the site in front. */
export function regionMeant(region: string, locale: string, { offices }: SiteConfig['business']): string | undefined {
  const code = region
    .trim()
    .replace(/[\s_/.]+/g, '-')
    .toUpperCase();
  const isSpoken = locale.endsWith(`-${code}`);
  if (isRegion(currentCode(code)) && (code.includes('-') || isSpoken || currentCode(code) !== code))
    return currentCode(code);
  const named = [region, stateCode(region)];
  const country = countryCalled(region);
  if (country !== undefined) return country;
  const state = offices.flatMap(({ address }) => address?.region ?? []).find((own) => named.includes(own));
  return state === undefined ? undefined : `${locale.split('-')[1]}-${state}`;
}
