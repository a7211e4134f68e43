import { escapeRegExp } from '../../model/escape-reg-exp';
import { findingsAt, offer, type RuleFinding, type TextContext } from '../rule';
import { countWord } from './claim-patterns';
import { inLedger } from './unproven';

/*
 * What is said of claims, in whatever language they are made: each language has patterns of its own, and they are told alike.
 */

export const yearsWords = {
  code: 'claim/years',
  severity: 'error',
  why: 'A number of years is wrong a year later; it is counted from the founding year.',
} as const;

const decade = /(?:\S+ )?(?:decades?|quarter(?: of a)?[- ]century|century)$/i;
const yearsCount = new RegExp(
  String.raw`(?:(?:over|more than|nearly|almost|about)\s+)?(?<![\p{L}\d])${countWord}(?!\p{L})`,
  'iu',
);

/** Numbers of years that are written out, and what is to be written for each. */
export const writtenYears = (claims: readonly string[], { config: { business } }: TextContext): RuleFinding[] =>
  findingsAt(claims, (claim) => {
    const found = `"${claim}" is written out`;
    if (business.founded === undefined) return { found, fix: `add business.founded and write {years}, ${inLedger}` };
    if (decade.test(claim))
      return {
        found,
        ...offer(`${claim.replace(decade, '').replace(/\b(?:an?|half)\s*$/, '')}{years} years`, { unsure: true }),
      };
    return {
      found,
      ...offer(claim.replace(yearsCount, '{years}'), { fix: 'write {years} for the number', unsure: true }),
    };
  });

export const officesWords = {
  code: 'claim/offices',
  severity: 'error',
  why: 'A number of offices that is not that of the list beside it makes both of them doubtful.',
} as const;

export const sinceWords = {
  code: 'claim/since',
  severity: 'error',
  why: 'Two founding years on one site make both of them doubtful.',
} as const;

/** Years in which the business did not begin. */
export const wrongYears = (claims: readonly string[], { config: { business } }: TextContext): RuleFinding[] =>
  findingsAt(claims, (claim) => ({
    found: `"${claim}" is not the founding year${business.founded === undefined ? '' : `, ${business.founded}`}`,
    fix: `write {founded}, ${inLedger}`,
    ...(business.founded !== undefined && { change: { to: claim.replace(/\d{4}/, '{founded}') }, unsure: true }),
  }));

export const superlativeWords = {
  code: 'claim/best',
  severity: 'error',
  why: 'Who says that he is the best must be able to say by whose word.',
} as const;

/** Claims that somebody else would have to bear out, and what to do instead of naming him. */
export const unsourced = (claims: readonly string[], instead: string): RuleFinding[] =>
  findingsAt(claims, (claim) => ({ found: `"${claim}" has no source`, fix: `${instead}, ${inLedger}` }));

/** Numbers of customers and jobs that nobody vouches for; where the ledger counts the same, it says how many. */
export const uncounted = (claims: readonly string[], { config: { business } }: TextContext): RuleFinding[] =>
  claims.flatMap((claim) => {
    const words: readonly string[] = claim.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const [known, thing = ''] =
      business.ledger
        .map((entry) => [entry, /\p{L}+$/u.exec(entry.says.toLowerCase())?.[0] ?? ''] as const)
        .find(([{ says }, counted]) => /\d/.test(says) && words.includes(counted)) ?? [];
    if (!known) return unsourced([claim], 'leave it out');
    const found = `"${claim}" is not what business.ledger says, ${known.says}`;
    const fix = `write ${known.says}, or mend the ledger in site.config.yaml`;
    // What stands around the number in the sentence stays.
    const count = new RegExp(
      String.raw`(?:over |more than |nearly |almost )?\d[\d.,\s]*\d\+?(?: \p{L}+)*? (?=${escapeRegExp(thing)}$)`,
      'iu',
    );
    const to = claim.replace(count, known.says.replace(/\s*\p{L}+$/u, ' '));
    return [{ found, ...offer(to, { fix, unsure: true }), at: { needle: claim } }];
  });

export const hoursWords = {
  code: 'claim/hours',
  severity: 'error',
  why: 'Hours that are written out go on standing there when the doors open at another time.',
} as const;

/** What to write in the place of hours, and what else where a business says when it is open. */
export const hoursFix = ({ config: { business } }: TextContext, orElse = ''): string =>
  business.openingHours.length > 0
    ? `write {hours}${orElse}`
    : 'add business.openingHours to site.config.yaml and write {hours}';

const day = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\.?|weekdays|every day|daily)`;
const days = String.raw`${day}(?:\s?(?:-|–|to|through|thru)\s?${day})?`;

/** A time without the end of its sentence: "5 pm." ends one, "5 p.m." need not. */
const withoutStop = (claim: string): string => claim.replace(/(?<=[ap]m)\.$/i, '');

/** Hours with the days that stand before or behind them, which are a part of the fact, and without the end of the sentence. */
export function withDays(claim: string, written: string): string {
  const times = escapeRegExp(withoutStop(claim));
  const whole = new RegExp(String.raw`(?:\b${days}:?,?\s(?:from\s)?)?${times}(?:,?\s(?:on\s)?${days}(?!\p{L}))?`, 'iu');
  return whole.exec(written)?.[0] ?? withoutStop(claim);
}

/** Hours that are not those of the business. */
export const writtenHours = (claims: readonly string[], context: TextContext, written = ''): RuleFinding[] =>
  claims.map((claim) => ({
    found: `"${withoutStop(claim)}" is not when the business is open`,
    fix: `${hoursFix(context)}, ${inLedger}`,
    at: { needle: withDays(claim, written) },
    ...(context.config.business.openingHours.length > 0 && { change: { to: '{hours}' }, unsure: true }),
  }));

export const radiusWords = {
  code: 'claim/radius',
  severity: 'error',
  why: 'Who lives within the distance that a page names counts on it.',
} as const;

/** Distances that are not the one of the configuration. */
export const wrongRadius = (claims: readonly string[], { config: { business } }: TextContext): RuleFinding[] =>
  findingsAt(claims, (claim) => ({
    found: `"${claim}" is not ${business.radius === undefined ? 'in site.config.yaml' : `business.radius, ${business.radius}`}`,
    fix: `${business.radius === undefined ? 'add business.radius and ' : ''}write {radius} for the number, ${inLedger}`,
    ...(business.radius !== undefined && { change: { to: claim.replace(distanceCount, '{radius}') }, unsure: true }),
  }));

/** The number of a distance. */
const distanceCount = new RegExp(String.raw`\b${countWord}(?=[ -](?:miles?|km|kil[oó]m))`, 'iu');

export const nightWords = {
  code: 'claim/around-the-clock',
  severity: 'error',
  why: 'Who calls at night because a page says so, and hears that the office is closed, calls somebody else.',
} as const;

/** True where somebody answers at night. */
export const isAnsweredAtNight = ({ config: { business } }: TextContext): boolean =>
  business.emergency !== undefined ||
  business.openingHours.some((hours) => 'is' in hours && hours.is === 'open 24 hours');

/** Promises to answer when nobody does. */
export const unanswered = (claims: readonly string[], context: TextContext): RuleFinding[] =>
  findingsAt(claims, (claim) => ({
    found: `"${claim}" is not when the business answers`,
    fix: `${hoursFix(context)}, add business.emergency to site.config.yaml, ${inLedger}`,
  }));
