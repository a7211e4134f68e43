import { getCountries } from 'libphonenumber-js/min';
import { regionNames } from '../../src/model/formats';
import { closest } from '../../src/reading/closest';

/** The languages that a new site can be in, as people who speak them say it. */
export const languages = { en: 'English', es: 'español', fr: 'français', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const codes: readonly string[] = getCountries();

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}]/gu, '');

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

/** The language that most people of a country speak (CLDR); English where nothing is known. */
const spokenIn = (country: string): string => new Intl.Locale(`und-${country || 'US'}`).maximize().language;

/** What a country is called, in a language of ours or in that of the country itself. */
const namesOf = (country: string): string[] =>
  languagesAt(country).map((language) => regionNames(language).of(country) ?? '');

/** The name of a country that is most likely meant by a misspelt one. */
export const countryNear = (answer: string): string | undefined => closest(answer, codes.flatMap(namesOf));

/**
 * The code (ISO 3166) of a country by its code or its name, in a language of ours or in that of the country itself;
 * undefined where there is none.
 */
export function countryIn(answer: string): string | undefined {
  const code = answer.trim().toUpperCase();
  if (codes.includes(code)) return code;
  const asked = plain(answer);
  if (asked === '') return undefined;
  return otherNames[asked] ?? codes.find((one) => namesOf(one).some((name) => plain(name) === asked));
}

/** The language of ours that a country's pages are usually in. */
export function usualLanguage(country: string): Language {
  const spoken = spokenIn(country);
  return isOurs(spoken) ? spoken : 'en';
}

const isOurs = (language: string): language is Language => Object.hasOwn(languages, language);

/** The languages that answers about a business may be in: that of its pages, that of its country, and ours. */
export const languagesAt = (country: string, language = ''): string[] => [
  ...new Set([...(isOurs(language) ? [language] : []), spokenIn(country), ...Object.keys(languages)]),
];

/** What the language of a country is called in English and by its code, where it is none of ours. */
export function otherLanguage(country: string): { code: string; name: string } | undefined {
  const code = spokenIn(country);
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
  return isOurs(code) || name === undefined ? undefined : { code, name };
}
