import { getCountries } from 'libphonenumber-js/min';

/** The languages that a new site can be in, as people who speak them say it. */
export const languages = { en: 'English', es: 'español' } as const;
export type Language = keyof typeof languages;

const codes: readonly string[] = getCountries();

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '');

/** Names that people write and lists of countries do not have. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  greatbritain: 'GB',
};

/** The code (ISO 3166) of a country by its code or its name in a language of ours; undefined where there is none. */
export function countryIn(answer: string): string | undefined {
  const code = answer.trim().toUpperCase();
  if (codes.includes(code)) return code;
  const asked = plain(answer);
  if (asked === '') return undefined;
  const named = Object.keys(languages).flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return codes.find((one) => plain(names.of(one) ?? '') === asked) ?? [];
  });
  return otherNames[asked] ?? named[0];
}

/** The language of ours that a country's pages are usually in. */
export const usualLanguage = (country: string): Language =>
  new Intl.Locale(`und-${country || 'US'}`).maximize().language === 'es' ? 'es' : 'en';
