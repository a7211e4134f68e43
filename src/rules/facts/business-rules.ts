import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { zoneOfRegion } from '../../model/country-zones';
import { reachOf } from '../../model/reach';
import { hoursBehind, stateCode } from '../../model/us-states';
import { countryOf } from '../../model/words/words-of';
import type { Path } from '../../reading/position';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { isLikely } from './place-fact-rules';

const phones = ({ business }: SiteConfig): { phone: string; path: Path }[] => [
  ...business.offices.flatMap(({ phone }, index) =>
    phone === undefined ? [] : [{ phone, path: ['business', 'offices', index, 'phone'] }],
  ),
  ...(business.emergency ? [{ phone: business.emergency.phone, path: ['business', 'emergency', 'phone'] }] : []),
];

/** Countries whose numbers are given out by one plan (NANP). */
const american: ReadonlySet<string> = new Set(['US', 'CA', 'PR']);

/** What is wrong with a number as that plan gives them out: no part begins with 0 or 1, none is N11. */
function partAmiss(phone: string, country: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  const isAbroad = !american.has(country) || /^\s*\+(?!1\b)/.test(phone);
  const [area, exchange] = isAbroad || digits.length < 10 ? ['', ''] : [digits.slice(0, 3), digits.slice(3, 6)];
  const isNone = (part: string) => part !== '' && (/^[01]/.test(part) || /^.11$/.test(part));
  if (isNone(area)) return `${area} is no area code`;
  return isNone(exchange) ? `no number goes on with ${exchange}` : undefined;
}

/** A grade, or a number of stars. */
export const isRating = (rating: string): boolean => /^[A-F][+-]?$|^[1-5](?:[.,]\d)?$/.test(rating);

const at = (path: Path, found: string, fix: string): RuleFinding => ({ found, fix, at: { path } });

/** What the clock of a time zone shows in winter when it is noon in Greenwich. */
const winterNoon = (timeZone: string, year: number): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
      new Date(Date.UTC(year, 0, 15, 12)),
    ),
  );

/** Hours between the clock of a time zone in winter and the sun at a longitude. */
function clockError(timeZone: string, longitude: number, year: number): number {
  const sun = (12 + longitude / 15 + 24) % 24;
  const apart = Math.abs(winterNoon(timeZone, year) - sun);
  return Math.min(apart, 24 - apart);
}

/** True for a time zone that no clock of an office's state shows; of other countries this is not known. */
function isOfOtherState(timeZone: string, { address }: Office, { seo }: SiteConfig, year: number): boolean {
  const state = countryOf({ seo }) === 'US' ? stateCode(address?.region ?? seo.region.slice(3)) : undefined;
  const behind = state === undefined ? undefined : hoursBehind(state);
  return behind?.includes(12 - winterNoon(timeZone, year)) === false;
}

/** A clock that is farther from the sun than this is that of another part of the world. */
const mostClockError = 3.5;

/** Addresses of offices that stand on a street, or should. */
const streets = ({ business }: SiteConfig): { street: string; city: string; path: Path }[] =>
  business.offices.flatMap(({ address }, index) =>
    address ? [{ ...address, path: ['business', 'offices', index, 'address', 'street'] }] : [],
  );

/** The facts of the business. */
export const businessRules: readonly ConfigRule[] = [
  {
    code: 'fact/phone-impossible',
    severity: 'error',
    why: 'A number that nobody can have cannot be called.',
    find: (config) =>
      phones(config).flatMap(({ phone, path }) => {
        const amiss = partAmiss(phone, countryOf(config));
        return amiss ? [at(path, `${phone} cannot be called: ${amiss}`, 'write the number as it is dialed')] : [];
      }),
  },
  {
    code: 'fact/post-box',
    severity: 'error',
    why: 'At a post-office box nobody can be visited: maps and search engines take down an office there.',
    find: (config) =>
      streets(config)
        .filter(({ street }) => /^p\.? ?o\.? ?box\b|^post office box\b/i.test(street.trim()))
        .map(({ street, path }) =>
          at(
            path,
            `"${street}" is a box, not a place`,
            'write the street, or leave address: out for an office by phone alone',
          ),
        ),
  },
  {
    code: 'fact/address-twice',
    severity: 'warning',
    instead: ['fact/offices-apart'],
    why: 'Two offices at one address are one to maps and search engines, which show either.',
    find: (config) => {
      const plain = ({ street, city }: { street: string; city: string }) => `${street}, ${city}`.toLowerCase();
      const all = streets(config);
      return all.flatMap((own, index) =>
        all.findIndex((other) => plain(other) === plain(own)) < index
          ? [at(own.path, `an office is at ${own.street} in ${own.city} already`, 'write where this one is')]
          : [],
      );
    },
  },
  {
    code: 'fact/founded-to-come',
    severity: 'error',
    why: 'A business that is founded in years to come has a number of years below nothing.',
    find: ({ business: { founded } }, { year }) =>
      founded !== undefined && founded > year
        ? [at(['business', 'founded'], `${founded} is still to come`, 'write the year in which the business began')]
        : [],
  },
  {
    code: 'fact/time-zone-elsewhere',
    severity: 'error',
    instead: ['fact/time-zone-of-other-country'],
    why: 'With the clock of another part of the world the site says open while the door is shut.',
    find: (config, { year }) => {
      const { business } = config;
      const main = business.offices.find(({ id }) => id === business.mainOffice) ?? business.offices[0];
      const { timeZone } = business;
      const pin = main?.coordinates && isLikely(main.coordinates, config) ? main.coordinates : undefined;
      const isElsewhere =
        timeZone &&
        main &&
        (isOfOtherState(timeZone, main, config, year) ||
          (pin && clockError(timeZone, pin.longitude, year) > mostClockError));
      if (!isElsewhere) return [];
      const state = countryOf(config) === 'US' ? stateCode(main.address?.region ?? '') : undefined;
      const meant = zoneOfRegion(state ? `US-${state}` : config.seo.region, year);
      return [
        {
          found: `${timeZone} is not the clock of where the office is`,
          ...(meant === undefined || meant === timeZone
            ? { fix: 'write the time zone of the office, as region and city' }
            : offer(meant, { unsure: true })),
          at: { path: ['business', 'timeZone'] },
        },
      ];
    },
  },
  {
    code: 'fact/rating-form',
    severity: 'warning',
    why: 'A rating is a grade from A+ to F or a number of stars; another word says nothing.',
    find: ({ business: { rating } }) =>
      rating !== undefined && !isRating(rating)
        ? [
            at(
              ['business', 'rating'],
              `"${rating}" is no rating`,
              'write a grade such as A+, or a number of stars such as 4.8',
            ),
          ]
        : [],
  },
  {
    code: 'fact/price-range-form',
    severity: 'warning',
    why: 'Search engines take a price level as one to four signs of a currency, or as figures (at most 100 characters).',
    find: ({ business: { priceRange } }) =>
      priceRange !== undefined && (priceRange.length > 99 || !/^[$€£¥]{1,4}$|\d/.test(priceRange))
        ? [
            at(
              ['business', 'priceRange'],
              `"${priceRange}" is no price level`,
              'write $, $$, $$$ or figures such as $100-$500',
            ),
          ]
        : [],
  },
  {
    code: 'fact/radius-impossible',
    severity: 'error',
    why: 'Nobody works a continent away; a slip of the hand says so on every page.',
    find: (config) => {
      const reach = reachOf(config);
      return reach && reach.kilometers > 2500
        ? [at(['business', 'radius'], `${reach.words} is across a continent`, 'write how far you drive to a job')]
        : [];
    },
  },
  {
    code: 'fact/response-time-twice',
    severity: 'error',
    why: 'Two times for one place are a promise that one of them breaks.',
    find: ({ business: { responseTimes } }) =>
      responseTimes.flatMap(({ area }, index) =>
        responseTimes.findIndex((other) => other.area.toLowerCase() === area.toLowerCase()) < index
          ? [
              at(
                ['business', 'responseTimes', index, 'area'],
                `there is a time for ${area} already`,
                'keep one of the two',
              ),
            ]
          : [],
      ),
  },
];
