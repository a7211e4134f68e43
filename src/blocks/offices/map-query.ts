import type { Office } from '../../../schemas/site/business';

/** What to ask a map service for: the address of an office, or its city where it has a phone only; percent-encoded. */
export function mapQuery({ address, city, coordinates }: Office): string {
  if (address) return encodeURIComponent(`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`);
  return encodeURIComponent(coordinates ? `${city} ${coordinates.latitude},${coordinates.longitude}` : city);
}
