import { isRating } from '../facts/business-rules';
import { hasFigure } from '../prose/hints';
import { findingsAt, type TextContext, type TextRule } from '../rule';
import {
  arriving,
  award,
  best,
  bestWords,
  choosing,
  countedWords,
  countWord,
  customers,
  decades,
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
import { inLedger, sentenceOf, unproven } from './unproven';

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
    sign: hasFigure,
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
    sign: /%/,
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
    code: 'claim/license',
    severity: 'error',
    why: 'The number of a licence is looked up by those who doubt it; written out it stays behind when it is renewed.',
    words: ['license', 'licence'],
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
    code: 'claim/best',
    severity: 'error',
    why: 'Who says that he is the best must be able to say by whose word.',
    words: [...(bestWords ?? []), '1'],
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
