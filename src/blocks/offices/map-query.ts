import type { Office } from '../../../schemas/site/business';
import { addressInWords } from '../../model/postal-address';

/** What to ask a map service for: the address of an office, or its city where it has a phone only; percent-encoded. */
export function mapQuery({ address, city, coordinates }: Office): string {
  if (address) return encodeURIComponent(addressInWords(address));
  return encodeURIComponent(coordinates ? `${city} ${coordinates.latitude},${coordinates.longitude}` : city);
}
