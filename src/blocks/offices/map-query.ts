import type { Office } from '../../../schemas/site/business';

/** What to ask a map service for: the address of an office, given in its lines, or its city where it has a phone only; percent-encoded. */
export function mapQuery({ city, coordinates }: Office, address?: readonly string[]): string {
  if (address) return encodeURIComponent(address.join(', '));
  return encodeURIComponent(coordinates ? `${city} ${coordinates.latitude},${coordinates.longitude}` : city);
}
