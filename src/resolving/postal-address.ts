import { formatAddress } from 'localized-address-format';
import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';
import { countryOf } from '../model/words/words-of';

type Address = NonNullable<Office['address']>;

/** Where a city is part of the street's line, as in Japan, the format has no place of its own for it. */
const asked = ({ street, city, region, postalCode }: Address, country: string, within: boolean) => ({
  postalCountry: country,
  administrativeArea: region,
  locality: city,
  postalCode,
  addressLines: [within ? `${city} ${street}` : street],
});

/**
 * The lines of an address in the order of its country (libaddressinput): `1 Sample Street`, `Seguin, TX 78155`. A prefix
 * that only letters from abroad need (`CH-8001`) is left out.
 */
function addressLines(address: Address, { seo }: Pick<SiteConfig, 'seo'>): string[] {
  const country = countryOf({ seo });
  const lines = formatAddress(asked(address, country, false));
  const told = lines.some((line) => line.toLowerCase().includes(address.city.toLowerCase()));
  return (told ? lines : formatAddress(asked(address, country, true))).map((line) =>
    line.replace(`${country}-${address.postalCode}`, address.postalCode ?? ''),
  );
}

/** An address in one line. */
export const addressInWords = (address: Address, config: Pick<SiteConfig, 'seo'>): string =>
  addressLines(address, config).join(', ');

/** The lines of each office's address, by its id; offices without one are not in it. */
export const addressesOf = (config: Pick<SiteConfig, 'business' | 'seo'>): Record<string, string[]> =>
  Object.fromEntries(
    config.business.offices.flatMap(({ id, address }) => (address ? [[id, addressLines(address, config)]] : [])),
  );
