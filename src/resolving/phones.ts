import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { SiteConfig } from '../../schemas/site';
import { chatHref, hasPhone, telHref } from '../model/phone';
import { amongWords } from '../model/words/direction';
import { countryOf, languageOf } from '../model/words/words-of';

/** A number as people of a country read it, and as it is dialed (E.164, with its extension as RFC 3966 has it). */
interface Phone {
  shown: string;
  dialed: string;
}

/** What is dialed when a number has answered, by the words that people have for it. */
const extension = /[\s,;]*((?:ext(?:ension|n)?[.=]?|x|#|poste|int(?:erno)?\.?|anexo|ramal|доб\.?|内線)\s*(\d{1,7}))$/iu;

/** A number without the marks that keep it together among words from right to left, and its extension as it is written. */
function partsOf(text: string): { bare: string; ext?: { shown: string; digits: string } } {
  const bare = text.replace(/[\u2066\u2069]/g, '');
  const [tail, shown = '', digits = ''] = extension.exec(bare) ?? [];
  if (tail === undefined) return { bare };
  return { bare: bare.slice(0, -tail.length), ext: { shown: shown.replace('=', '. '), digits } };
}

/** True for a number that is not at its end when it answers, which no message reaches. */
export const hasExtension = (text: string): boolean => partsOf(text).ext !== undefined;

const countryNamed = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** The number that a text is, in whatever way people of a country write it; undefined where it is none, or more than one. */
export function phoneIn(text: string, country: string): Phone | undefined {
  const home = countryNamed(country);
  const { bare, ext } = partsOf(text);
  const number = parsePhoneNumberFromString(bare, { defaultCountry: home, extract: false });
  if (!number?.isPossible() || number.ext) return undefined;
  const national = home !== undefined && number.countryCallingCode === getCountryCallingCode(home);
  const formatted = national ? number.formatNational() : number.formatInternational();
  // One that is kept for examples has no form of its own.
  const shown = number.isValid() ? formatted : bare;
  if (!ext) return { shown, dialed: number.number };
  return { shown: `${shown} ${ext.shown}`, dialed: `${number.number};ext=${ext.digits}` };
}

const lengthWords = {
  TOO_SHORT: 'has too few digits',
  TOO_LONG: 'has too many digits',
  INVALID_LENGTH: 'has not as many digits as numbers have',
  NOT_A_NUMBER: 'is not a phone number',
  INVALID_COUNTRY: 'is not a phone number without the code of its country',
} as const;

/** As few digits as numbers have, and as many, without what is dialed in front of them at home, where nearly all are so. */
const usualDigits: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ GB: [10, 10], AU: [9, 9], ES: [9, 9], FR: [9, 9], PT: [9, 9], PL: [9, 9], NL: [9, 9], CH: [9, 9] },
  ...{ DE: [6, 12], AT: [5, 13] },
};

/** Countries in which every number but short ones begins with a zero at home, or with the code of the country. */
const zeroFirst: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'DE', 'FI', 'FR', 'GB', 'IE', 'NL', 'SE']);

/** The same of a number (E.164) that nobody has, and that somebody may have with digits more or one less at its end. */
function digitAstray(dialed: string): 'TOO_SHORT' | 'TOO_LONG' | undefined {
  const isOne = (digits: string) => parsePhoneNumberFromString(digits)?.isValid() === true;
  if (isOne(dialed.slice(0, -1))) return 'TOO_LONG';
  const isBeginning = [1, 2, 3, 4].some((more) =>
    [...'0123456789'].some((digit) => isOne(dialed + digit.repeat(more))),
  );
  return isBeginning ? 'TOO_SHORT' : undefined;
}

/** What is wrong with a number that could be one by the count of its digits, and is none as people of its country have them. */
function formAmiss(text: string, country: string): string | undefined {
  const home = countryNamed(country);
  const { bare } = partsOf(text);
  const number = parsePhoneNumberFromString(bare, { defaultCountry: home, extract: false });
  if (!number) return undefined;
  const isHere = home !== undefined && number.countryCallingCode === getCountryCallingCode(home);
  // A zero in front that was not read as what is dialed at home is no part of the number, except in Italy.
  const digits = number.nationalNumber.replace(isHere && zeroFirst.has(country) ? /^0/ : /^$/, '').length;
  const [least, most] = usualDigits[number.country ?? country] ?? [];
  if (least !== undefined && most !== undefined && (!number.isValid() || least < most)) {
    if (digits < least && !number.isValid()) return lengthWords.TOO_SHORT;
    if (digits > most) return lengthWords.TOO_LONG;
  }
  const slip = number.isValid() ? undefined : digitAstray(number.number);
  if (slip) return lengthWords[slip];
  return isHere && zeroFirst.has(country) && digits > 6 && /^\D*[2-9]/.test(bare) && !/^\D*\+/.test(bare)
    ? 'begins neither with 0 nor with the code of a country'
    : undefined;
}

/** What is wrong with a text that is no number of a country, in words; nothing is known of countries that there are not. */
export function phoneAmiss(text: string, country: string): string | undefined {
  if (!countryNamed(country)) return undefined;
  if (phoneIn(text, country)) return formAmiss(text, country);
  const amiss = validatePhoneNumberLength(partsOf(text).bare, countryNamed(country));
  return amiss ? lengthWords[amiss] : 'has more than a number in it, which no phone can dial';
}

/** A configuration with each number as people of its country read it; those that are none stay as they are written. */
export function withPhonesShown(config: SiteConfig): SiteConfig {
  const country = countryOf(config);
  const languages = [languageOf(config), ...Object.keys(config.languages)];
  // In French the area code stands without brackets (Office québécois de la langue française).
  const inFrench = (shown: string) =>
    /^fr\b/.test(languages[0] ?? '') ? shown.replace(/^\((\d{3})\) /, '$1 ') : shown;
  const read = (phone: string) => amongWords(inFrench(phoneIn(phone, country)?.shown ?? phone), languages);
  const shown = <T extends { phone?: string | undefined }>(line: T): T =>
    line.phone === undefined ? line : { ...line, phone: read(line.phone) };
  const { offices, emergency } = config.business;
  return {
    ...config,
    business: { ...config.business, offices: offices.map(shown), ...(emergency && { emergency: shown(emergency) }) },
  };
}

/** How each number of a business is dialed, or which chat answers in its place, by how people read it. */
export function dialedOf(config: Pick<SiteConfig, 'business' | 'seo'>): Record<string, string> {
  const { offices, emergency } = config.business;
  const lines = [...offices.filter(hasPhone), ...(emergency ? [{ ...emergency, by: 'call' as const }] : [])];
  return Object.fromEntries(
    lines.flatMap(({ phone, by }) => {
      const dialed = phoneIn(phone, countryOf(config))?.dialed;
      return dialed === undefined ? [] : [[phone, by === 'call' ? dialed : chatHref[by](dialed)] as const];
    }),
  );
}

/** The `tel:` address of a number, in whatever way people of the site's country write it. */
export const dial = (phone: string, config: Pick<SiteConfig, 'seo'>): string =>
  telHref(phone, { [phone]: phoneIn(phone, countryOf(config))?.dialed ?? phone });

/** Where a link leads that calls a number of the business: to its chat where nobody answers calls. */
export function lineHref(phone: string, config: Pick<SiteConfig, 'business' | 'seo'>): string {
  const { by = 'call' } = config.business.offices.find((office) => office.phone === phone) ?? {};
  const href = dial(phone, config);
  return by === 'call' ? href : chatHref[by](href.replace('tel:', ''));
}
