import { hoursInWords } from '../../model/hours';
import { localeOf } from '../../model/words/words-of';
import { isRating } from '../facts/business-rules';
import { findingsAt, type TextContext, type TextRule } from '../rule';
import {
  aroundTheClock,
  arriving,
  award,
  bareTimes,
  best,
  bestWords,
  choosing,
  clock,
  countedWords,
  countWord,
  customers,
  decades,
  denied,
  grade,
  license,
  numberOf,
  ofBusiness,
  officeCount,
  officesAtStart,
  ofThings,
  radius,
  radiusAround,
  shareOfCustomers,
  since,
  sinceOfOthers,
  soon,
  stars,
  years,
} from './claim-patterns';
import { closedOn, comesOn, daysAgainst, openOn } from './open-day';
import { sentenceOf, unproven } from './unproven';

const inLedger = 'or add what is true to business.ledger in site.config.yaml, with its source';

const unitOf = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** The times that the configuration and the page promise, as "45 minute". */
function promised({ config, page }: TextContext): string[] {
  const own = page && 'responseTime' in page ? [page.responseTime] : [];
  return [...config.business.responseTimes.map(({ time }) => time), ...own].flatMap((time = '') =>
    [...time.matchAll(new RegExp(String.raw`(${countWord})\s+(minute|hour)`, 'gi'))].map(
      ([, number = '', unit = '']) => `${numberOf(number)} ${unitOf(unit)}`,
    ),
  );
}

/** "7AM-7PM" as the hours of the business would be written, to be compared. */
const plainHours = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.\s]/g, '')
    .replace(/to|until|till|–|—/g, '-')
    .replace(/:00/g, '');

/** True for a day and two times that are those of the business: "Monday to Friday 8 to 6"; and where it is not said of it. */
function isOpenThen([claim, day = '', from, to]: RegExpMatchArray, { config }: TextContext): boolean {
  const sentence = claim.toLowerCase();
  const hours = config.business.openingHours.filter(
    ({ days }) => /^week/i.test(day) || days.some((name) => sentence.includes(name.toLowerCase())),
  );
  return hours.some(
    (entry) =>
      'opens' in entry &&
      [entry.opens, entry.closes].every(
        (time, index) => Number(time?.slice(0, 2)) % 12 === Number(index ? to : from) % 12,
      ),
  );
}

/** A sentence in which somebody is there for those who read it. */
const atYourService = /\b(?:we|our|us|call|available|open|answer\w*|emergenc\w*|service|line|reach|phone)\b/i;

/** Fields whose words are about the business where they name nobody. */
const openings: ReadonlySet<string> = new Set(['lead', 'heading', 'title', 'description', 'label']);

/** True for a sentence about the business: one that names it, or that names nobody ("In Seguin since 2001."). */
const isOfBusiness = (sentence: string): boolean =>
  ofBusiness.test(sentence) || /^\s*(?:in|on|at|here|around)\b[^,;]{0,40}\bsince \d{4}\s*$/i.test(sentence);

/** Claims that somebody else would have to bear out, and what to do instead of naming him. */
const unsourced = (claims: readonly string[], instead: string) =>
  findingsAt(claims, (claim) => ({ found: `"${claim}" has no source`, fix: `${instead}, ${inLedger}` }));

/** What the business says of itself, against what is known of it. */
export const claimRules: readonly TextRule[] = [
  {
    code: 'claim/years',
    severity: 'error',
    why: 'A number of years is wrong a year later; it is counted from the founding year.',
    words: ['year', 'years', 'decade', 'decades', 'century'],
    find: (text, context) =>
      findingsAt(
        [
          ...unproven(text, context, years, ([claim]) => ofThings.test(sentenceOf(text.written, claim))),
          ...unproven(text, context, decades, ([claim]) => {
            const sentence = sentenceOf(text.written, claim);
            return ofThings.test(sentence) || !ofBusiness.test(sentence);
          }),
        ],
        (claim) => ({
          found: `"${claim}" is written out`,
          fix:
            context.config.business.founded === undefined
              ? `add business.founded and write {years}, ${inLedger}`
              : /decade|century/i.test(claim)
                ? `write ${claim.replace(/(?:\S+ )?(?:decades?|quarter(?: of a)?[- ]century|century)$/i, '').replace(/\b(?:an?|half)\s*$/, '')}{years} years`
                : 'write {years} for the number',
        }),
      ),
  },
  {
    code: 'claim/since',
    severity: 'error',
    why: 'Two founding years on one site make both of them doubtful.',
    hint: /\d{4}/,
    find: (text, context) => {
      const { founded } = context.config.business;
      const told = unproven(text, context, since, ([claim, year]) => {
        return (
          Number(year) === founded ||
          (sinceOfOthers.test(sentenceOf(text.written, claim)) && Number(year) >= (founded ?? 0)) ||
          !(isOfBusiness(sentenceOf(text.written, claim)) || text.written.split(/\s+/).length < 8)
        );
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not the founding year${founded === undefined ? '' : `, ${founded}`}`,
        fix: `write {founded}, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/grade',
    severity: 'error',
    why: 'A grade is given by others: it stands in the configuration, so that it is changed once when it changes.',
    hint: /[A-F][+-]/,
    find: (text, context) =>
      text.field === 'rating' || !isRating(context.config.business.rating ?? 'A')
        ? []
        : findingsAt(
            unproven(
              text,
              context,
              grade,
              ([claim]) => claim.replace(/\s.*/, '') === context.config.business.rating && !/\d/.test(claim),
            ),
            (claim) => ({ found: `"${claim}" is not what business.rating says`, fix: `write {rating}, ${inLedger}` }),
          ),
  },
  {
    code: 'claim/offices',
    severity: 'error',
    why: 'A number of offices that is not that of the list beside it makes both of them doubtful.',
    words: ['offices', 'locations', 'branches'],
    find: (text, context) => {
      const all = context.config.business.offices;
      // One with a phone alone is an office to some, and none to others.
      const [known, houses] = [all.length, all.filter(({ address }) => address).length];
      const told = [officeCount, officesAtStart].flatMap((pattern) =>
        unproven(text, context, pattern, ([, number = '']) => [known, houses].includes(numberOf(number))),
      );
      return findingsAt(told.slice(0, 1), (claim) => ({
        found: `"${claim}": site.config.yaml has ${known}`,
        fix: `write how many there are, add the others to business.offices, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/radius',
    severity: 'error',
    why: 'Who lives within the distance that a page names counts on it.',
    words: ['mile', 'miles', 'km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
    find: (text, context) => {
      const { radius: known } = context.config.business;
      const cities = context.config.business.offices.map(({ city }) => city);
      const told = [
        ...unproven(text, context, radius, ([, number, farthest = '']) => numberOf(number ?? farthest) === known),
        ...unproven(text, context, radiusAround, ([, number = '', place = '']) => {
          return numberOf(number) === known || !cities.some((city) => place.startsWith(city));
        }),
      ];
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not ${known === undefined ? 'in site.config.yaml' : `business.radius, ${known}`}`,
        fix: `${known === undefined ? 'add business.radius and ' : ''}write {radius} for the number, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/stars',
    severity: 'error',
    why: 'Stars are counted from the reviews of the site; a number beside them contradicts them sooner or later.',
    words: ['star', 'stars', 'rated'],
    find: (text, context) => unsourced(unproven(text, context, stars).slice(0, 1), 'show the reviews'),
  },
  {
    code: 'claim/customers',
    severity: 'error',
    why: 'A number of customers, jobs or reviews without a source is taken for invented (FTC, 16 CFR 465).',
    words: countedWords,
    find: (text, context) => unsourced(unproven(text, context, customers), 'leave it out'),
  },
  {
    code: 'claim/share',
    severity: 'error',
    why: 'A share of content customers without a source is taken for invented (FTC, 16 CFR 465).',
    hint: /%/,
    find: (text, context) => unsourced(unproven(text, context, shareOfCustomers), 'leave it out'),
  },
  {
    code: 'claim/response-time',
    severity: 'error',
    why: 'Who waits with water in the house holds a business to the time that it promises.',
    words: ['minute', 'minutes', 'hour', 'hours'],
    find: (text, context) => {
      const known = promised(context);
      if (known.length === 0 || text.field === 'time' || text.field === 'responseTime') return [];
      const told = unproven(
        text,
        context,
        soon,
        ([claim, number, unit, figure, kind]) =>
          !arriving.test(sentenceOf(text.written, claim)) ||
          known.includes(`${numberOf(number ?? figure ?? '')} ${unitOf(unit ?? kind ?? '')}`),
      );
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is none of the response times of the site`,
        fix: `write ${[...new Set(context.config.business.responseTimes.map(({ time }) => time))].join(' or ')}, as business.responseTimes says, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/hours',
    severity: 'error',
    why: 'Hours that are written out go on standing there when the doors open at another time.',
    hint: /\d\s?[ap]\.?m|days?\b.{1,12}\d/i,
    find: (text, context) => {
      const known = plainHours(hoursInWords(context.config.business.openingHours, localeOf(context.config)));
      return findingsAt(
        [
          ...unproven(text, context, clock, ([claim]) => known.includes(plainHours(claim))),
          ...unproven(text, context, bareTimes, (match) => isOpenThen(match, context)),
        ],
        (claim) => ({ found: `"${claim}" is not when the business is open`, fix: `write {hours}, ${inLedger}` }),
      );
    },
  },
  {
    code: 'claim/open-day',
    severity: 'error',
    why: 'Who comes on a day because a page says so, and finds the door shut, does not come again.',
    hint: /(?:open|available|office|come|work|answer|visit|closed).*(?:day|weekend)/i,
    find: (text, context) => {
      const { config } = context;
      const isOther = ([claim]: RegExpMatchArray) => {
        const sentence = sentenceOf(text.written, claim);
        return denied.test(sentence) || /\bemergenc|\b24\/7\b|\burgent/i.test(sentence);
      };
      const open = [openOn, ...(config.business.emergency ? [] : [comesOn])].flatMap((pattern) =>
        unproven(text, context, pattern, (match) => isOther(match) || !daysAgainst(match.slice(1), config, true)[0]),
      );
      const shut = unproven(text, context, closedOn, (match) => !daysAgainst(match.slice(1), config, false)[0]);
      return findingsAt([...open, ...shut], (claim) => ({
        found: `"${claim}" is not when the business is open`,
        fix: `write {hours}, mend business.openingHours, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/license',
    severity: 'error',
    why: 'The number of a licence is looked up by those who doubt it; written out it stays behind when it is renewed.',
    hint: /licen[cs]e/i,
    find: (text, context) => {
      if (text.path.includes('licenses')) return [];
      const known = context.config.business.licenses.map(({ number }) => number?.replace(/\W/g, ''));
      const told = unproven(text, context, license, ([, number = '']) => known.includes(number.replace(/\W/g, '')));
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is none of business.licenses`,
        fix: `add it to business.licenses in site.config.yaml, which the footer shows, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/around-the-clock',
    severity: 'error',
    why: 'Who calls at night because a page says so, and hears that the office is closed, calls somebody else.',
    words: ['24', 'clock', 'night'],
    find: (text, context) => {
      const { emergency, openingHours } = context.config.business;
      if (emergency || openingHours.some((hours) => 'is' in hours && hours.is === 'open 24 hours')) return [];
      const told = unproven(text, context, aroundTheClock, ([claim]) => {
        const sentence = sentenceOf(text.written, claim);
        return denied.test(sentence) || !(atYourService.test(sentence) || openings.has(text.field));
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not when the business answers`,
        fix: `write {hours}, add business.emergency to site.config.yaml, ${inLedger}`,
      }));
    },
  },
  {
    code: 'claim/best',
    severity: 'error',
    why: 'Who says that he is the best must be able to say by whose word.',
    hint: /#1|no\. ?1/i,
    words: bestWords,
    find: (text, context) =>
      unsourced(choosing.test(text.written) ? [] : unproven(text, context, best), 'say what you do well'),
  },
  {
    code: 'claim/award',
    severity: 'warning',
    why: 'An award has a name, a year and somebody who gave it.',
    words: ['award', 'unbeatable', 'lowest', 'best', 'cheapest'],
    find: (text, context) => unsourced(unproven(text, context, award), 'name the award'),
  },
];
