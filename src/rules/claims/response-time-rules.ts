import { knownTowns } from '../listed-places';
import { findingsAt, type TextContext, type TextRule } from '../rule';
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

/** Somebody who is named and is not sent by the business: "The adjuster was there within two hours". */
const other =
  /(?:^|[.;:]\s+)[Tt]he (?!(?:\p{L}+ )?(?:crews?|team|plumbers?|electricians?|technicians?|office|company|vans?|trucks?|person)\b)\p{L}+ (?:was|were|came|arrived|got)\b/u;
const isOfOther = (text: string, claim: string): boolean => other.test(sentenceOf(text, claim).trim());

/** How soon somebody comes. */
export const responseTimeRules: readonly TextRule[] = [
  {
    code: 'claim/response-time',
    severity: 'error',
    why: 'Who waits for help holds a business to the time that it promises.',
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
      const { page } = context;
      const own = page && 'responseTime' in page ? page.responseTime : undefined;
      const listed = [...new Set(context.config.business.responseTimes.map(({ time }) => time))].join(' or ');
      return findingsAt(told, (claim) => {
        const to = withTime(claim, promised(context, sentenceOf(text.written, claim)));
        return {
          found: `"${claim}" is none of the response times of the site`,
          fix: own
            ? `write ${own}, as responseTime of the page says, ${inLedger}`
            : `write ${listed}, as business.responseTimes says, ${inLedger}`,
          ...(to !== undefined && { change: { to }, unsure: true }),
        };
      });
    },
  },
];
