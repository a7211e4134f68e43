import { isSupportedCountry, Metadata } from 'libphonenumber-js/min';
import type { SiteConfig } from '../../schemas/site';
import type { Asked } from '../model/asked';
import { postalCodeLike } from '../model/postal-code';
import { countryOf } from '../model/words/words-of';

/** As few digits as numbers have anywhere, and as many (E.164). */
const fewest = 6;
const most = 15;

/** How many digits numbers of a country have at least. */
function fewestDigits(country: string): number {
  if (!isSupportedCountry(country)) return fewest;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return Math.min(...(metadata.numberingPlan?.possibleLengths() ?? [fewest]));
}

/** How phone numbers and postal codes look that people of the site's country write: loosely, so that no right one is refused. */
export function askedOf(config: Pick<SiteConfig, 'seo'>): Asked {
  const country = countryOf(config);
  const postalCode = postalCodeLike(country);
  return {
    phone: `\\D*(\\d\\D*){${fewestDigits(country)},${most}}`,
    ...(postalCode && { postalCode }),
  };
}
