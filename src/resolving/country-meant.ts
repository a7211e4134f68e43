import type { SiteConfig } from '../../schemas/site';
import { zonesOf } from '../model/country-zones';
import { likePostalCode } from '../model/postal-code';
import { countryOf } from '../model/words/words-of';
import { phoneAmiss } from './phones';

/**
 * The country (ISO 3166) that a site is in where `seo.region` names another: that of its locale, when all its phone numbers
 * and postal codes are right there, and one of them, or its time zone, is wrong in the other. Undefined where nothing says so.
 */
export function countryMeant(config: Pick<SiteConfig, 'locale' | 'seo' | 'business'>): string | undefined {
  const [told, spoken] = [countryOf(config), /-([A-Z]{2})$/.exec(config.locale ?? '')?.[1]];
  if (spoken === undefined || told === '' || spoken === told) return undefined;
  const { offices, timeZone } = config.business;
  const phones = offices.flatMap(({ phone }) => (phone?.trim().startsWith('+') ? [] : (phone ?? [])));
  const isWrongIn = (country: string): boolean =>
    phones.some((phone) => phoneAmiss(phone, country) !== undefined) ||
    offices.some(({ address }) => address && likePostalCode(address.postalCode, country) !== undefined);
  const hasClockOf = (country: string): boolean => timeZone !== undefined && zonesOf(country).includes(timeZone);
  const isElsewhere = isWrongIn(told) || (hasClockOf(spoken) && !hasClockOf(told));
  return phones.length > 0 && isElsewhere && !isWrongIn(spoken) ? spoken : undefined;
}
