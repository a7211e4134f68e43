import type { SiteConfig } from '../../schemas/site';
import { likePostalCode } from '../model/postal-code';
import { countryOf } from '../model/words/words-of';
import { phoneAmiss } from './phones';

/**
 * The country (ISO 3166) that a site is in where `seo.region` names another: that of its locale, when all its phone numbers
 * and postal codes are right there, and one of them is wrong in the other. Undefined where nothing says so.
 */
export function countryMeant(config: Pick<SiteConfig, 'locale' | 'seo' | 'business'>): string | undefined {
  const [told, spoken] = [countryOf(config), /-([A-Z]{2})$/.exec(config.locale ?? '')?.[1]];
  if (spoken === undefined || told === '' || spoken === told) return undefined;
  const { offices } = config.business;
  const phones = offices.flatMap(({ phone }) => (phone?.trim().startsWith('+') ? [] : (phone ?? [])));
  const isWrongIn = (country: string): boolean =>
    phones.some((phone) => phoneAmiss(phone, country) !== undefined) ||
    offices.some(({ address }) => address && likePostalCode(address.postalCode, country) !== undefined);
  return phones.length > 0 && isWrongIn(told) && !isWrongIn(spoken) ? spoken : undefined;
}
