import type { SiteConfig } from '../../../schemas/site';
import { isInState } from '../../model/us-state-bounds';
import { stateCode, stateIn, stateName, stateNames, statesOfZip } from '../../model/us-states';
import { closest } from '../../reading/closest';
import type { Path } from '../../reading/position';
import { type ConfigRule, offer } from '../rule';
import { stateOfAreaCode } from './area-codes';
import { isLikely } from './place-fact-rules';

type Office = SiteConfig['business']['offices'][number];

const atRegion = (index: number): Path => ['business', 'offices', index, 'address', 'region'];

/** The one state that the ZIP code of an office is in. */
function stateByZip({ address }: Pick<Office, 'address'>): string | undefined {
  const zip = /^\d{5}(?:-\d{4})?$/.exec(address?.postalCode ?? '')?.[0];
  const [only, ...more] = zip === undefined ? [] : statesOfZip(zip);
  return more.length === 0 ? only : undefined;
}

/** The state that an office is in by its ZIP code and by seo.region or its number, where its address names another. */
function stateMeant(office: Office, { seo }: SiteConfig): string | undefined {
  const byZip = stateByZip(office);
  const named = stateCode(office.address?.region ?? '');
  if (byZip === undefined || named === undefined || byZip === named) return undefined;
  const code = /^\D*(?:1\D+)?(\d{3})/.exec(office.phone ?? '')?.[1];
  return seo.region === `US-${byZip}` || (code !== undefined && stateOfAreaCode(code) === byZip) ? byZip : undefined;
}

/** In which state American offices are. */
export const officeStateRules: readonly ConfigRule[] = [
  {
    code: 'fact/coordinates-other-state',
    severity: 'error',
    why: 'A pin in another state than the address sends people there.',
    find: (config) =>
      config.business.offices.flatMap(({ address, coordinates }, index) => {
        const state = config.seo.region.startsWith('US') ? stateCode(address?.region ?? '') : undefined;
        if (state === undefined || !coordinates || !isLikely(coordinates, config) || isInState(coordinates, state))
          return [];
        return [
          {
            found: `this is not in ${stateName(state)}, where the address is`,
            fix: 'write where the office is: degrees north, then degrees east (negative in America)',
            at: { path: ['business', 'offices', index, 'coordinates'] },
          },
        ];
      }),
  },
  {
    code: 'fact/address-of-other-state',
    severity: 'error',
    instead: [
      'fact/zip-of-other-state',
      'fact/area-code-elsewhere',
      'fact/time-zone-elsewhere',
      'fact/state-other',
      'fact/coordinates-other-state',
    ],
    why: 'One wrong state in an address sends letters and maps elsewhere than all the rest of it.',
    find: (config) =>
      config.business.offices.flatMap((office, index) => {
        const meant = config.seo.region.startsWith('US') ? stateMeant(office, config) : undefined;
        return meant === undefined
          ? []
          : [
              {
                found: `the state is ${office.address?.region}, and all else of this office is of ${meant}`,
                ...offer(meant, { unsure: true }),
                at: { path: atRegion(index) },
              },
            ];
      }),
  },
  {
    code: 'fact/state-written-out',
    severity: 'error',
    why: 'In American addresses the state is two capital letters; written out, lists of addresses do not match it.',
    find: ({ seo, business }) =>
      business.offices.flatMap(({ address }, index) => {
        const byZip = stateByZip({ address });
        const { region } = address ?? {};
        const isCode = /^[A-Z]{2}$/.test(region ?? '');
        if (!seo.region.startsWith('US') || region === undefined || (isCode && stateCode(region) !== undefined))
          return [];
        const meant = isCode ? byZip : (stateIn(region) ?? stateCode(closest(region, stateNames) ?? ''));
        return [
          {
            found: isCode ? `there is no state ${region}` : `the state is "${region}"`,
            fix: `write ${meant ?? `its two letters, such as ${seo.region.slice(3) || 'TX'}`}`,
            at: { path: atRegion(index) },
            ...(meant !== undefined && { change: { to: meant } }),
          },
        ];
      }),
  },
  {
    code: 'fact/zip-of-other-state',
    severity: 'error',
    why: 'The first three digits of a ZIP code say its state: letters and maps go where the code is.',
    find: ({ seo, business }) =>
      business.offices.flatMap(({ address }, index) => {
        const state = address?.region && stateCode(address.region);
        const zip = /^\d{5}(?:-\d{4})?$/.exec(address?.postalCode ?? '')?.[0];
        if (!seo.region?.startsWith('US') || state === undefined || zip === undefined) return [];
        const places = statesOfZip(zip);
        return places.includes(state)
          ? []
          : [
              {
                found:
                  places.length > 0
                    ? `${zip} is a ZIP code of ${places.join(' or ')}, not of ${state}`
                    : `no ZIP code begins with ${zip.slice(0, 3)}`,
                fix: 'write the ZIP code of the address, or mend its state',
                at: { path: ['business', 'offices', index, 'address', 'postalCode'] },
              },
            ];
      }),
  },
  {
    code: 'fact/state-other',
    severity: 'error',
    why: 'A site that says one state to search engines and another in all its addresses is found in neither.',
    find: ({ seo, business }) => {
      const states = business.offices
        .flatMap(({ address }) => address?.region ?? [])
        .filter((region) => /^[A-Z]{2}$/.test(region) && stateCode(region) !== undefined);
      const [, state] = /^US-([A-Z]{2})$/.exec(seo.region ?? '') ?? [];
      return state && states.length > 0 && !states.includes(state)
        ? [
            {
              found: `seo.region is ${seo.region}, and the addresses are in ${[...new Set(states)].join(', ')}`,
              ...offer(`US-${states[0]}`, { fix: `write US-${states[0]}, or mend the addresses`, unsure: true }),
              at: { path: ['seo', 'region'] },
            },
          ]
        : [];
    },
  },
];
