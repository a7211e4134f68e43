import { hoursInWords } from '../../model/hours';
import { localeOf } from '../../model/words/words-of';
import { hasFigure } from '../prose/hints';
import { findingsAt, type TextContext, type TextRule } from '../rule';
import { aroundTheClock, bareTimes, clock, denied, openBare, shortDayTimes, timesOnDays } from './claim-patterns';
import {
  closedOn,
  comesOn,
  daysAgainst,
  dayWords,
  isOpenThen,
  keptHours,
  openOn,
  tellsOpen,
  thenOpen,
} from './open-day';
import { hoursFix, hoursWords, isAnsweredAtNight, nightWords, unanswered, withDays, writtenHours } from './told-claims';
import { inLedger, isOfOthers, sentenceOf, unproven } from './unproven';
import { isOfAcronym } from './whose-claim';

/** "7AM-7PM" as the hours of the business would be written, to be compared. */
const plainHours = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.\s]/g, '')
    .replace(/to|until|till|–|—/g, '-')
    .replace(/:00/g, '');

/** A sentence in which somebody is there for those who read it. */
const atYourService = /\b(?:we|our|us|call|available|open|answer\w*|emergenc\w*|service|line|reach|phone)\b/i;

/** When it opens or closes, alone: "closes at 5 PM", "the office is open until 7 PM". */
const oneTime = /\b(open|opens|close|closes|until|till) (?:at )?(\d{1,2})(?::\d\d)?\s?([ap])\.?m\b/gi;
/** What makes such a time one of the business. */
const ofOffice = /\b(?:open|opens|close|closes|office|shop|store|showroom|phones?|line)\b|\bwe work\b/i;

/** True for a time at which the business opens, or closes, on some day. */
const isThen = ([, what = '', hour, half = '']: RegExpMatchArray, { config }: TextContext): boolean =>
  config.business.openingHours.some((entry) => {
    const time = 'opens' in entry ? (/^open/i.test(what) ? entry.opens : entry.closes) : undefined;
    return time !== undefined && Number(time.slice(0, 2)) === (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  });

/** What says that somebody is there, and not that something else has its time. */
const present =
  /\b(?:open|opens|opening|here|answer\w*|reach\w*|available|staffed|offices?|shop|store|showroom|desk|counter|phones?|lines?|call us|visit us|come (?:by|in)|stop (?:by|in)|we work)\b|\b(?:office|business|our|shop|store)\s+hours\b|^\W*hours\b/i;

/** Whose hours are told where no half of the day is said. */
const ofUs =
  /\b(?:[Ww]e|[Oo]ur|[Uu]s)\b|(?<!\b(?!(?:the|main|both|all|local|two|three|head)\b)\p{Ll}+ )\b(?:[Oo]ffice|[Ss]hop|[Ss]tore|[Ss]howroom)s? (?:is|are)\b/u;
/** Doors that open for an event, whoever holds it: "Doors open at 7 PM for the dinner". */
const doorsFor = /(?:^|[.;:] )\s*Doors open at [^.;!?]{1,20} for (?:the|an?)\b/u;

/** True for the hours of the business beside days on which it does not keep them. */
function isOnOtherDays(claim: string, written: string, { config }: TextContext): boolean {
  const whole = withDays(claim, written);
  const [from, to] = [...claim.matchAll(/\b(\d{1,2})(?::\d\d)?/g)].map(([, hour]) => hour);
  return whole !== claim && !isOpenThen(whole, from, to, config);
}

/** Fields whose words are about the business where they name nobody. */
const openings: ReadonlySet<string> = new Set(['lead', 'heading', 'title', 'description', 'label']);

/** What the business says of when it is there, against its hours. */
export const hourClaimRules: readonly TextRule[] = [
  {
    ...hoursWords,
    sign: hasFigure,
    hint: /\d\s?[ap]\.?m|[Oo]pen (?:from )?\d|days?\b.{1,22}\d|\d (?:on |every )?(?:week|mon|tues|wednes|thurs|fri|satur|sun|dai)|(?:mon|tue|wed|thu|fri|sat|sun)\w{0,3}\.? ?(?:-|–|to) ?(?:mon|tue|wed|thu|fri|sat|sun)/i,
    find: (text, context) => {
      const known = keptHours(context.config).map((hours) => plainHours(hoursInWords(hours, localeOf(context.config))));
      const isElse = (pattern: RegExp, claim: string) => !tellsOpen(sentenceOf(text.written, claim), pattern, present);
      return writtenHours(
        [
          ...unproven(text, context, clock, ([claim]) => {
            const isKnown = known.some((hours) => hours.includes(plainHours(claim)));
            return (isKnown && !isOnOtherDays(claim, text.written, context)) || isElse(clock, claim);
          }),
          ...unproven(text, context, openBare, ([claim, from, to]) => {
            return isOpenThen(claim, from, to, context.config) || !ofUs.test(sentenceOf(text.written, claim));
          }),
          ...unproven(text, context, oneTime, (match) => {
            const sentence = sentenceOf(text.written, match[0]);
            return isThen(match, context) || !ofOffice.test(sentence) || doorsFor.test(sentence);
          }),
          ...unproven(text, context, bareTimes, ([claim, from, to]) => {
            return isOpenThen(claim, from, to, context.config) || isElse(bareTimes, claim);
          }),
          ...unproven(text, context, shortDayTimes, ([claim, from, to]) => {
            return isOpenThen(claim, from, to, context.config) || isElse(shortDayTimes, claim);
          }),
          ...unproven(text, context, timesOnDays, ([claim, from, to]) => isOpenThen(claim, from, to, context.config)),
        ].filter(
          (claim) => !isOfOthers(text.written, claim) && !isOfAcronym(sentenceOf(text.written, claim), context.config),
        ),
        context,
        text.written,
      );
    },
  },
  {
    code: 'claim/open-day',
    severity: 'error',
    why: 'Who comes on a day because a page says so, and finds the door shut, does not come again.',
    words: dayWords,
    find: (text, context) => {
      const { config } = context;
      const isOther = ([claim]: RegExpMatchArray) => {
        const sentence = sentenceOf(text.written, claim);
        return (
          denied.test(sentence) || /\bemergenc|\b24\/7\b|\burgent/i.test(sentence) || isOfOthers(text.written, claim)
        );
      };
      const open = [openOn, thenOpen, ...(config.business.emergency ? [] : [comesOn])].flatMap((pattern) =>
        unproven(text, context, pattern, (match) => isOther(match) || !daysAgainst(match.slice(1), config, true)[0]),
      );
      const shut = unproven(text, context, closedOn, (match) => !daysAgainst(match.slice(1), config, false)[0]);
      return findingsAt([...open, ...shut], (claim) => ({
        found: `"${claim}" is not when the business is open`,
        fix: `${hoursFix(context, ', mend business.openingHours')}, ${inLedger}`,
      }));
    },
  },
  {
    ...nightWords,
    words: ['24', 'clock', 'night'],
    find: (text, context) => {
      if (isAnsweredAtNight(context)) return [];
      const told = unproven(text, context, aroundTheClock, ([claim]) => {
        const sentence = sentenceOf(text.written, claim);
        // Behind a comma at the end it is said of all that is named before.
        const isOfAll = /\p{L},\s*24\/7$/u.test(sentence.trim());
        if (denied.test(sentence) || isOfOthers(text.written, claim)) return true;
        return !(isOfAll || atYourService.test(sentence) || openings.has(text.field));
      });
      return unanswered(told, context);
    },
  },
];
