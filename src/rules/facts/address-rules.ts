import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { bareWords } from '../../model/bare-words';
import { stateCode } from '../../model/us-states';
import { countryOf } from '../../model/words/words-of';
import type { Path } from '../../reading/position';
import type { ConfigRule } from '../rule';
import { areaCodesOf, areNeighbors, stateOfAreaCode } from './area-codes';

/** The offices that have an address, each with where it stands. */
const addresses = ({ business }: SiteConfig) =>
  business.offices.flatMap(({ address }, index) =>
    address ? [{ ...address, path: ['business', 'offices', index, 'address'] as Path }] : [],
  );

/** A city without the postal code, the state and the country that were written behind it. */
function bareCity(city: string, { country }: { country: string }): string {
  const withoutCode = city
    .replace(/[\s,]+(?:[A-Z]{2}[\s,]+)?\d{4,6}(?:-\d{4})?(?=,|$)/, '')
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s+(?=\p{Lu})/u, '');
  const [name = '', ...rest] = withoutCode.replace(/,?\s*(?:USA|United States)\.?$/, '').split(/,\s*/);
  const isState = rest.length === 1 && country === 'US' && stateCode(rest[0] ?? '') !== undefined;
  return isState || rest.length === 0 ? name.trim() : withoutCode.trim();
}

const sortedDigits = (code: string): string => [...code].sort().join('');

/** The state of an office by its address; of one without an address that of the site. */
const stateOf = ({ address }: Office, { seo }: SiteConfig): string | undefined =>
  address?.region === undefined ? (address ? undefined : seo.region.slice(3)) : stateCode(address.region);

/** The code of another state that the number of an office begins with, and the one that was meant where its digits were swapped. */
function codeElsewhere(
  office: Office,
  config: SiteConfig,
): { code: string; other: string; meant?: string } | undefined {
  const state = stateOf(office, config);
  const code = /^\D*(?:1\D+)?(\d{3})\D*\d{3}\D*\d{4}(?!\d)/.exec(office.phone ?? '')?.[1];
  if (countryOf(config) !== 'US' || !state || code === undefined) return undefined;
  const other = stateOfAreaCode(code);
  const meant = areaCodesOf(state).find((own) => own !== code && sortedDigits(own) === sortedDigits(code));
  if (other === state || areaCodesOf(state).length === 0) return undefined;
  // A number may come along from another state, and a code be newer than the list.
  const isFar = other !== undefined && !areNeighbors(other, state);
  return meant !== undefined || isFar ? { code, other: other ?? 'no state', ...(meant && { meant }) } : undefined;
}

/** Whether the parts of an address, and its number, belong together. */
export const addressRules: readonly ConfigRule[] = [
  {
    code: 'fact/city-with-more',
    severity: 'error',
    why: 'The city is the city alone: its state and its postal code have fields, and would stand twice in every address.',
    find: (config) =>
      [
        ...config.business.offices.map(({ city }, index) => ({ city, path: ['business', 'offices', index] as Path })),
        ...addresses(config),
      ].flatMap(({ city, path }) => {
        const to = bareCity(city, { country: countryOf(config) });
        return to === city || to === ''
          ? []
          : [
              {
                found: `"${city}" is more than the city`,
                fix: `write ${to}; the state and the postal code stand in region and postalCode`,
                at: { path: [...path, 'city'] },
                change: { to },
              },
            ];
      }),
  },
  {
    code: 'fact/street-in-two-cities',
    severity: 'warning',
    why: 'An address that was copied from another office sends people to a door that is not there.',
    find: (config) => {
      const all = addresses(config);
      return all.flatMap(({ street, city, path }, index) => {
        const first = all.find((other) => bareWords(other.street) === bareWords(street));
        return first === undefined || all.indexOf(first) === index || bareWords(first.city) === bareWords(city)
          ? []
          : [
              {
                found: `the office in ${first.city} is at ${street}, too`,
                fix: `write the street of the office in ${city}`,
                at: { path: [...path, 'street'] },
              },
            ];
      });
    },
  },
  {
    code: 'fact/area-code-elsewhere',
    severity: 'warning',
    why: 'A number with the code of a far state is mostly mistyped, and whoever calls it reaches somebody else.',
    find: (config) =>
      config.business.offices.flatMap((office, index) => {
        const wrong = codeElsewhere(office, config);
        return wrong === undefined
          ? []
          : [
              {
                found: `${wrong.code} is the area code of ${wrong.other}, and the office is in ${stateOf(office, config)}`,
                fix: wrong.meant
                  ? `write ${office.phone?.replace(wrong.code, wrong.meant)}, or allow it where the number is right`
                  : 'write the number as it is dialed, or allow it where it is right',
                at: { path: ['business', 'offices', index, 'phone'] },
              },
            ];
      }),
  },
];
