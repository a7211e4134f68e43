import type { City, GeoCircle, GeoCoordinates, PostalAddress } from 'schema-dts';
import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { reachOf } from '../../model/reach';
import { countryOf } from '../../model/words/words-of';

/** The address of an office, its town alone where it has none; the country is the first part of `seo.region`. */
export function postalAddress({ seo }: SiteConfig, { address, city }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address?.street,
    addressLocality: address?.city ?? city,
    addressRegion: address?.region,
    postalCode: address?.postalCode,
    addressCountry: countryOf({ seo }),
  };
}

export const geo = ({ latitude, longitude }: NonNullable<Office['coordinates']>): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export const city = (name: string): City => ({ '@type': 'City', name });

/** The circle around the main office that the business works in, where it is known; `geoRadius` is in meters. */
export function serviceCircle(config: SiteConfig, main: Office): GeoCircle | undefined {
  const reach = reachOf(config);
  if (!main.coordinates || !reach) return undefined;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: geo(main.coordinates),
    geoRadius: String(Math.round(reach.kilometers * 1000)),
  };
}
