import type { SiteConfig } from '../../../schemas/site';
import { countryOf } from '../../model/words/words-of';
import type { Path } from '../../reading/position';
import { isOneSlip } from '../near-names';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { bareHost } from './bare-host';

const at = (path: Path, found: string, fix: string): RuleFinding => ({ found, fix, at: { path } });

/** Countries in which nearly every house has a number. */
const numbered: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'DE', 'AT', 'NL', 'BE', 'ES', 'IT']);

const decimalsOf = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0;

/** True for a pin that is right to ten kilometers: with one decimal at most, or for one of its numbers where the other has four. */
function isRough({ pin: [north, east], list }: { pin: readonly [number, number]; list: string }): boolean {
  const [fewest, most] = [decimalsOf(north), decimalsOf(east)].sort((a, b) => a - b) as [number, number];
  const isHalf = most > 3 && fewest < (list === 'offices' ? 2 : 1);
  return (most < 2 || isHalf) && Math.abs(north) + Math.abs(east) > 0.02;
}

/** Places that stand in a list with a pin each. */
const pins = ({
  business,
  areas,
}: SiteConfig): { name: string; pin: readonly [number, number]; path: Path; list: string }[] => [
  ...business.offices.flatMap(({ name, coordinates }, index) =>
    coordinates
      ? [
          {
            name,
            pin: [coordinates.latitude, coordinates.longitude] as const,
            path: ['business', 'offices', index, 'coordinates'],
            list: 'offices',
          },
        ]
      : [],
  ),
  ...areas.cities.flatMap(({ name, coordinates }, index) =>
    coordinates ? [{ name, pin: coordinates, path: ['areas', 'cities', index, 'coordinates'], list: 'cities' }] : [],
  ),
];

/** The mail services that most people have, and others whose names are near to theirs. */
const [services, alike] = [
  ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com'],
  new Set(['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'rocketmail.com', 'hushmail.com']),
];

/** The service whose name a domain has with two letters swapped, or one too many, too few or wrong. */
function slipFor(domain: string): string | undefined {
  const sorted = (word: string): string => [...word].sort().join('');
  const lacks = (long: string, short: string): boolean =>
    [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short);
  const differs = (one: string, other: string): boolean =>
    one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1;
  return services.find(
    (service) =>
      service !== domain &&
      (sorted(service) === sorted(domain) ||
        lacks(service, domain) ||
        lacks(domain, service) ||
        differs(service, domain)),
  );
}

/** A short name of more characters is cut in the header of a phone. */
const longestShortName = 40;

/** What a street with its number lacks: one of the two; nothing where it has both. */
function lackingIn(street: string): 'number' | 'street' | undefined {
  // A letter alone may be a street: "450 S 300 E", "Q 7, 24".
  if (!/\p{L}/u.test(street.replace(/\b(?:no|nr|nº|suite|ste|unit|apt|flat|local|bureau|top)\b\.?/giu, '')))
    return 'street';
  return /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(street) ? undefined : 'number';
}

/** An address of mail at a name that is one slip away from another. */
const slipped = (user: string, domain: string, meant: string | undefined): RuleFinding[] =>
  meant === undefined
    ? []
    : [
        {
          found: `${domain} is one slip away from ${meant}`,
          ...offer(`${user}@${meant}`, { unsure: true }),
          at: { path: ['business', 'email'] },
        },
      ];

/** True for a host that is another by a letter: neither with a hyphen more nor in another number, as businesses have them beside each other. */
function isSlipOfHost(domain: string, own: string): boolean {
  const [[name = '', ...end], [ownName = '', ...ownEnd]] = [domain.split('.'), own.split('.')];
  const [bare, ownBare] = [name, ownName].map((word) => word.replace(/-/g, '').replace(/s$/, ''));
  if (name === ownName) return end.length === 1 && ownEnd.length === 1 && isSlipOfEnd(end[0] ?? '', ownEnd[0] ?? '');
  return String(end) === String(ownEnd) && ownName.length > 4 && bare !== ownBare && isOneSlip(name, ownName);
}

/** "con" for "com": two ends of names of two letters are two countries. */
const isSlipOfEnd = (end: string, own: string): boolean => end.length > 2 && own.length > 2 && isOneSlip(end, own);

/** Whether what is said of offices holds together. */
export const officeRules: readonly ConfigRule[] = [
  {
    code: 'fact/main-phone-missing',
    severity: 'warning',
    why: 'The number of the main office stands in the header of every page; without one another number stands there.',
    find: ({ business: { offices, mainOffice } }) => {
      const index = offices.findIndex(({ id }) => id === mainOffice);
      const [other, ...more] = offices.filter(({ phone }) => phone !== undefined);
      if (offices[index] === undefined || offices[index].phone !== undefined || other === undefined) return [];
      const instead = more.length === 0 ? `, or write mainOffice: ${other.id}` : ', or name another one in mainOffice';
      return [
        {
          found: 'the main office has no phone, and the number of another one stands in its place',
          fix: `add phone: to it${instead}`,
          at: { path: ['business', 'offices', index, 'city'] },
          wants: `phone ${mainOffice}`,
        },
      ];
    },
  },
  {
    code: 'fact/coordinates-rough',
    severity: 'warning',
    why: 'Degrees with one decimal are right to some ten kilometers: the pin stands in a field, or in the next town.',
    find: (config) =>
      pins(config)
        .filter(isRough)
        .map(({ path, pin }) =>
          at(
            path,
            `${pin.join(', ')} is right to ten kilometers`,
            'write degrees with four decimals, as a map gives them',
          ),
        ),
  },
  {
    code: 'fact/coordinates-twice',
    severity: 'error',
    why: 'Two places at one point: a map shows one of them where it is not.',
    find: (config) => {
      const all = pins(config);
      return all.flatMap((own, index) => {
        const first = all.findIndex(({ list, pin }) => list === own.list && String(pin) === String(own.pin));
        const isZero = own.pin.every((degrees) => Math.abs(degrees) < 0.01);
        return first < index && !isZero
          ? [at(own.path, `${all[first]?.name} is at ${own.pin.join(', ')} already`, `write where ${own.name} is`)]
          : [];
      });
    },
  },
  {
    code: 'fact/street-without-number',
    severity: 'warning',
    why: 'Without the number of the house neither maps nor visitors find the door.',
    find: (config) =>
      config.business.offices.flatMap(({ address }, index) => {
        const lacking = address && numbered.has(countryOf(config)) ? lackingIn(address.street) : undefined;
        return lacking === undefined
          ? []
          : [
              at(
                ['business', 'offices', index, 'address', 'street'],
                `"${address?.street}" has no ${lacking}`,
                `write the ${lacking === 'street' ? 'name of the street' : 'number of the house'} as well`,
              ),
            ];
      }),
  },
  {
    code: 'fact/street-with-city',
    severity: 'warning',
    why: 'The city has a field of its own; in the street as well it stands twice in every address.',
    find: ({ business }) =>
      business.offices.flatMap(({ address }, index) => {
        const tail = address?.street.split(',').slice(1).join(',').trim().toLowerCase();
        return address &&
          tail
            ?.split(/[\s,]+/)
            .join(' ')
            .startsWith(address.city.toLowerCase())
          ? [
              {
                ...at(
                  ['business', 'offices', index, 'address', 'street'],
                  `"${address.street}" has the city in it`,
                  `write ${address.street.split(',')[0]}`,
                ),
                change: { to: address.street.split(',')[0] },
              },
            ]
          : [];
      }),
  },
  {
    code: 'fact/name-stuffed',
    severity: 'warning',
    why: 'Search words in the name of a business get it taken off maps; the name is what stands over the door.',
    find: ({ business }) =>
      (['name', 'shortName'] as const)
        .filter((field) => /\s[|•·]\s|#1\b/.test(business[field]))
        .slice(0, 1)
        .map((field) =>
          at(
            ['business', field],
            `"${business[field]}" is more than a name`,
            'write the name alone: what is offered stands in tagline and description',
          ),
        ),
  },
  {
    code: 'fact/short-name-long',
    severity: 'warning',
    why: 'The short name stands in the header of a phone and behind the titles of all pages; a long one fits in neither.',
    find: ({ business: { name, shortName } }) =>
      shortName.length > longestShortName && shortName.length >= name.length
        ? [
            at(
              ['business', 'shortName'],
              `the short name is ${shortName.length} characters long, and no shorter than the name`,
              `write what people call the business, in at most ${longestShortName} characters`,
            ),
          ]
        : [],
  },
  {
    code: 'fact/mail-service',
    severity: 'error',
    why: 'Mail to a service that does not exist is lost, and nobody hears of it.',
    find: ({ business: { email } }) => {
      const [user = '', domain = ''] = (email ?? '').toLowerCase().split('@');
      return slipped(user, domain, alike.has(domain) ? undefined : slipFor(domain));
    },
  },
  {
    code: 'fact/mail-domain',
    severity: 'warning',
    why: 'Mail to a name that is a letter away from that of the site goes to somebody else, or is lost.',
    find: ({ url, business: { email } }) => {
      const [user = '', domain = ''] = (email ?? '').toLowerCase().split('@');
      const own = bareHost(url);
      return slipped(user, domain, isSlipOfHost(domain, own) ? own : undefined);
    },
  },
];
