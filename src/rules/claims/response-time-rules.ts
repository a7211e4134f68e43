import { knownTowns } from '../listed-places';
import { findingsAt, type RuleFinding, type TextContext, type TextRule } from '../rule';
import { arriving, countWord, numberOf, soon } from './claim-patterns';
import { inLedger, sentenceOf, unproven } from './unproven';

const unitOf = (unit: string): string => unit.toLowerCase().replace(/s$/, '');

/** The name that an area begins with: "Leeds and the towns around it" is about Leeds. */
const townOf = (area: string): string => /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/u.exec(area)?.[0] ?? area;

/**
 * The times that the configuration and the page promise, as "45 minute"; those of an area where a sentence names it, and of a
 * page that has a time of its own that one where a sentence names no town but its own.
 */
function promised({ config, page }: TextContext, sentence = ''): string[] {
  const { responseTimes } = config.business;
  const named = responseTimes.filter(({ area }) => sentence.includes(townOf(area)));
  const city = page && 'city' in page ? page.city : undefined;
  const isOwn = named.length === 0 || named.some(({ area }) => city?.includes(townOf(area)));
  const own = isOwn && page && 'responseTime' in page ? [page.responseTime].filter(Boolean) : [];
  const isOfPage = own.length > 0 && !knownTowns(config).some((town) => town !== city && sentence.includes(town));
  const ofCity = responseTimes.filter(({ area }) => city?.includes(townOf(area)));
  const listed = named.length > 0 ? named : isOfPage && sentence !== '' ? ofCity : responseTimes;
  return [...listed.map(({ time }) => time), ...own].flatMap((time = '') =>
    [...time.matchAll(new RegExp(String.raw`(${countWord})\s+(minute|hour)`, 'gi'))].map(
      ([, number = '', unit = '']) => `${numberOf(number)} ${unitOf(unit)}`,
    ),
  );
}

/** A number of minutes or hours. */
const timeCount = new RegExp(String.raw`\b${countWord}([- ])(?:minute|hour)s?\b`, 'i');

/** A claim with the one time that is promised in the place of its own; undefined where several are. */
function withTime(claim: string, times: readonly string[]): string | undefined {
  const [time, ...more] = new Set(times);
  if (time === undefined || more.length > 0) return undefined;
  const [number = '', unit = ''] = time.split(' ');
  return claim.replace(
    timeCount,
    (_words, joint) => `${number}${joint}${unit}${joint === ' ' && number !== '1' ? 's' : ''}`,
  );
}

/** A part of an hour in words. */
const partOfHour =
  /\b(?:within|in|under|less than|about)\s+(?:about\s+|under\s+)?(half an hour|a half hour|a quarter(?: of an)? hour)\b(?! of (?:arriv|our arriv))/gi;

/** Somebody who is named and is not sent by the business: "The adjuster was there within two hours". */
const other =
  /(?:^|[.;:]\s+)[Tt]he (?!(?:\p{L}+ )?(?:crews?|team|plumbers?|electricians?|technicians?|office|company|vans?|trucks?|person)\b)\p{L}+ (?:was|were|came|arrived|got)\b/u;
/** What is said not to be promised. */
const notPromised =
  /\b(?:don['’]t|do not|never|can['’]t|cannot|won['’]t|will not|nobody|no one) (?:\p{L}+ )?(?:promises?|claims?|says?|guarantees?)\b/iu;
const isOfOther = (text: string, claim: string): boolean => {
  const sentence = sentenceOf(text, claim).trim();
  return other.test(sentence) || notPromised.test(sentence.slice(0, sentence.indexOf(claim)));
};

export const responseTimeWords = {
  code: 'claim/response-time',
  severity: 'error',
  why: 'Who waits for help holds a business to the time that it promises.',
} as const;

/** What the page promises, where it does, and else the site. */
const promisedInWords = ({ config, page }: TextContext): { own?: string; listed: string } => ({
  own: page && 'responseTime' in page ? page.responseTime : undefined,
  listed: [...new Set(config.business.responseTimes.map(({ time }) => time))].join(' or '),
});

/** Times that are not those of the site, each with what to write for it where that is one time. */
export const otherTimes = (
  claims: readonly string[],
  context: TextContext,
  better: (claim: string) => string | undefined,
): RuleFinding[] =>
  findingsAt(claims, (claim) => {
    const { own, listed } = promisedInWords(context);
    const to = better(claim);
    return {
      found: `"${claim}" is none of the response times of the site`,
      fix: own
        ? `write ${own}, as responseTime of the page says, ${inLedger}`
        : `write ${listed}, as business.responseTimes says, ${inLedger}`,
      ...(to !== undefined && { change: { to }, unsure: true }),
    };
  });

/** A number and its unit in any language: "30 Minuten". */
const timeIn = /(\d+)\s*(\p{L}+)/gu;
const timeKey = (number = '', unit = ''): string => `${Number(number)} ${unit.toLowerCase().slice(0, 2)}`;

/** The times that the site and the page promise, in whatever language they are written. */
export const knownTimes = ({ config, page }: TextContext): ReadonlySet<string> =>
  new Set(
    [
      ...config.business.responseTimes.map(({ time }) => time),
      page && 'responseTime' in page ? page.responseTime : undefined,
    ].flatMap((time = '') => [...time.matchAll(timeIn)].map(([, number, unit]) => timeKey(number, unit))),
  );

/** True for a claim with one of some times in it. */
export const hasTime = (claim: string, known: ReadonlySet<string>): boolean =>
  [...claim.matchAll(timeIn)].some(([, number, unit]) => known.has(timeKey(number, unit)));

/** How soon somebody comes. */
export const responseTimeRules: readonly TextRule[] = [
  {
    ...responseTimeWords,
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
          isOfOther(text.written, claim) ||
          promised(context, sentenceOf(text.written, claim)).includes(
            `${numberOf(number ?? figure ?? '')} ${unitOf(unit ?? kind ?? '')}`,
          ),
      );
      const short = unproven(
        text,
        context,
        partOfHour,
        ([claim, words = '']) =>
          !arriving.test(sentenceOf(text.written, claim)) ||
          isOfOther(text.written, claim) ||
          promised(context, sentenceOf(text.written, claim)).includes(/half/i.test(words) ? '30 minute' : '15 minute'),
      );
      return otherTimes([...told, ...short], context, (claim) =>
        withTime(claim, promised(context, sentenceOf(text.written, claim))),
      );
    },
  },
];
