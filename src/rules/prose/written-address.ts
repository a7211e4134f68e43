import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { isNearFigures } from '../../model/near-figures';
import { stateName } from '../../model/us-states';
import { isOneSlip } from '../near-names';

const bareStreet = (street: string): string => street.toLowerCase().replace(/\.$/, '').trim();

/** True for a street as an office has it, with a slip in its number or its name. */
function isNearStreet(said: string, known: string): boolean {
  const [one, other] = [said, known].map((street) => bareStreet(street).split(' ')) as [string[], string[]];
  const apart = one.flatMap((word, at) => (word === other[at] ? [] : [at]));
  const [at = -1] = apart;
  return (
    one.length === other.length &&
    apart.length <= 1 &&
    apart.every(() => isNearFigures(one[at] ?? '', other[at] ?? '') || isOneSlip(one[at] ?? '', other[at] ?? ''))
  );
}

/** An address of the business that stands in a text, to its end, and whose it is; undefined for one of others. */
export function writtenAddress(
  written: string,
  street: string,
  { business: { offices } }: SiteConfig,
): { words: string; office: Office } | undefined {
  const office = offices.find(({ address }) => address && isNearStreet(street, address.street));
  if (!office?.address) return undefined;
  const { city, region } = office.address;
  const state = [region, stateName(region ?? '')].flatMap((name) => (name ? escapeRegExp(name) : []));
  const rest = String.raw`(?:,? (?:in )?${escapeRegExp(city)})?(?:,? (?:${state.join('|') || city})(?![\p{L}]))?(?:,? \d{5}(?:-\d{4})?(?!\d))?`;
  const words = new RegExp(`${escapeRegExp(street)}${rest}`, 'u').exec(written)?.[0] ?? street;
  return { words, office };
}
