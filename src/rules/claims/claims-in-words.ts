import { knownTowns } from '../listed-places';
import type { TextContext, TextRule } from '../rule';
import { isOpenThen, tellsOpen } from './open-day';
import { hasTime, knownTimes, otherTimes, responseTimeWords } from './response-time-rules';
import {
  hoursWords,
  isAnsweredAtNight,
  nightWords,
  radiusWords,
  sinceWords,
  superlativeWords,
  unanswered,
  uncounted,
  unsourced,
  writtenHours,
  writtenYears,
  wrongRadius,
  wrongYears,
  yearsWords,
} from './told-claims';
import { fewWords, isLaterHabit, tradeWordsIn } from './trade-words';
import { sentenceOf, unlessOfOthers, unproven } from './unproven';
import { isOfPerson } from './whose-claim';

/** How a language makes the claims that all have: patterns with `g`, and whole words of which each claim has one. */
export interface ClaimLanguage {
  /** Its tag (BCP 47), without a country. */
  language: string;
  /** Years that stand for those of the business, and those that do so in a sentence about it alone. */
  years: { words: readonly string[]; pattern: RegExp; ofBusiness?: RegExp };
  /** The year in which something began, as the first group that has one. */
  since: { words: readonly string[]; pattern: RegExp };
  /** A superlative and whom it is said of, as the first group; of whom any may say it is in `anyone`. */
  best: { words: readonly string[]; pattern: RegExp; anyone: RegExp };
  /** Numbers of customers and of what was done for them. */
  counted: { words: readonly string[]; pattern: RegExp };
  night: { words: readonly string[]; pattern: RegExp; atYourService: RegExp };
  /** How soon somebody is there: a passage with a number and its unit. */
  soon: { words: readonly string[]; pattern: RegExp };
  /** How far from the office somebody comes: a passage with a number, as the first group. */
  around: { words: readonly string[]; pattern: RegExp };
  /** Days and two times, as the two groups, and what says that somebody is there then. */
  hours: { words: readonly string[]; pattern: RegExp; present: RegExp };
  /** What makes a sentence one about the business, what makes it one about others, and what says that something is not so. */
  ofBusiness: RegExp;
  /** What says that the business is there, or whom it is there for: all else it may have begun in later years. */
  isThere: RegExp;
  ofOthers: RegExp;
  denied: RegExp;
  /** What is said of things: how long they last or are warranted. */
  ofThings: RegExp;
}

/** True for a sentence about the business: one that names it, or what it is. */
const isOfBusiness = (
  sentence: string,
  { ofBusiness }: ClaimLanguage,
  { config: { business } }: TextContext,
): boolean =>
  /\{(?:business|shortName|legalName)\}/.test(sentence) ||
  ofBusiness.test(sentence) ||
  sentence.includes(business.shortName) ||
  (sentence.trim().split(/\s+/).length < fewWords && tradeWordsIn(sentence, business));

/** True for a sentence of hardly more than a claim and where it holds: "Abiertos desde 1998", "Seit 1998 in Graz". */
function standsAlone(sentence: string, claim: string, { config }: TextContext): boolean {
  const rest = knownTowns(config).reduce((words, town) => words.replace(town, ''), sentence.replace(claim, ''));
  return (
    rest
      .replace(/\{\w+\}/g, '')
      .trim()
      .split(/\s+/).length < 2
  );
}

/** What the business says of itself in a language, against what is known of it. */
export function claimRulesIn(spoken: ClaimLanguage): TextRule[] {
  const { language, years, since, best, counted, night, soon, around, hours, ofOthers, denied, ofThings } = spoken;
  const rules: TextRule[] = [
    {
      ...yearsWords,
      words: years.words,
      find: unlessOfOthers((text, context) => {
        const inBusiness = years.ofBusiness
          ? unproven(text, context, years.ofBusiness, ([claim]) => {
              const sentence = sentenceOf(text.written, claim);
              const isOurs =
                isOfBusiness(sentence.replace(claim, ''), spoken, context) || standsAlone(sentence, claim, context);
              return ofThings.test(sentence) || !isOurs;
            })
          : [];
        // In German every noun has the capital of a name.
        const told = unproven(text, context, years.pattern, ([claim]) => {
          return language !== 'de' && isOfPerson(sentenceOf(text.written, claim), context.config);
        });
        return writtenYears(
          [...told, ...inBusiness.filter((claim) => !told.some((one) => one.includes(claim)))],
          context,
        );
      }),
    },
    {
      ...sinceWords,
      words: since.words,
      find: unlessOfOthers((text, context) => {
        const { founded } = context.config.business;
        const told = unproven(text, context, since.pattern, ([claim, ...groups]) => {
          const sentence = sentenceOf(text.written, claim);
          const year = Number(groups.find(Boolean));
          return (
            year === founded ||
            ofThings.test(sentence) ||
            !(isOfBusiness(sentence, spoken, context) || standsAlone(sentence, claim, context)) ||
            isLaterHabit(sentence, year, context, spoken.isThere)
          );
        });
        return wrongYears(told, context);
      }),
    },
    {
      ...hoursWords,
      words: hours.words,
      find: (text, context) =>
        writtenHours(
          unproven(
            text,
            context,
            hours.pattern,
            ([claim, from, to]) =>
              isOpenThen(claim, from, to, context.config) ||
              ofOthers.test(sentenceOf(text.written, claim)) ||
              !tellsOpen(sentenceOf(text.written, claim), hours.pattern, hours.present),
          ),
          context,
        ),
    },
    {
      ...superlativeWords,
      words: best.words,
      find: (text, context) =>
        unsourced(
          unproven(
            text,
            context,
            best.pattern,
            ([, whom = '']) => !best.anyone.test(whom) && !tradeWordsIn(whom, context.config.business),
          ),
          'say what you do well',
        ),
    },
    {
      code: 'claim/customers',
      severity: 'error',
      why: 'A number of customers, jobs or reviews without a source is taken for invented (FTC, 16 CFR 465).',
      words: counted.words,
      find: (text, context) => uncounted(unproven(text, context, counted.pattern), context),
    },
    {
      ...responseTimeWords,
      words: soon.words,
      find: (text, context) => {
        const known = knownTimes(context);
        if (known.size === 0 || text.field === 'time' || text.field === 'responseTime') return [];
        const told = unproven(
          text,
          context,
          soon.pattern,
          ([claim]) => hasTime(claim, known) || ofOthers.test(sentenceOf(text.written, claim)),
        );
        return otherTimes(told, context, () => undefined);
      },
    },
    {
      ...radiusWords,
      words: around.words,
      find: (text, context) =>
        wrongRadius(
          unproven(
            text,
            context,
            around.pattern,
            ([claim, number]) =>
              Number(number) === context.config.business.radius ||
              !isOfBusiness(sentenceOf(text.written, claim), spoken, context),
          ),
          context,
        ),
    },
    {
      ...nightWords,
      words: night.words,
      find: (text, context) => {
        if (isAnsweredAtNight(context)) return [];
        const told = unproven(text, context, night.pattern, ([claim]) => {
          const sentence = sentenceOf(text.written, claim);
          return denied.test(sentence) || ofOthers.test(sentence) || !night.atYourService.test(sentence);
        });
        return unanswered(told, context);
      },
    },
  ];
  return rules.map((rule) => ({ language, ...rule }));
}
