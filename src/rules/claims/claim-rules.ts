import { isRating } from '../facts/business-rules';
import { hasFigure } from '../prose/hints';
import { findingsAt, offer, type Text, type TextContext, type TextRule } from '../rule';
import {
  award,
  bareGrade,
  begun,
  best,
  bestOfTrade,
  bestOurselves,
  bestWords,
  choosing,
  countedSince,
  countedWords,
  crowds,
  customers,
  firstPlace,
  grade,
  isThere,
  jobsDone,
  license,
  numbered,
  numberOf,
  ofBusiness,
  ofGraded,
  ofGradedThings,
  radius,
  radiusAround,
  saysBest,
  since,
  sinceOfMine,
  sinceOfOthers,
  sinceOfPeople,
  sinceWithUs,
  stars,
} from './claim-patterns';
import {
  radiusWords,
  sinceWords,
  superlativeWords,
  uncounted,
  unsourced,
  wrongRadius,
  wrongYears,
} from './told-claims';
import { isLaterHabit, tradeWordsIn } from './trade-words';
import {
  claimWords,
  inLedger,
  isOfAnybody,
  isOfOthers,
  sentenceOf,
  unlessOfOthers,
  unproven,
  withLabel,
} from './unproven';
import { foundedOther, isOfBusiness, isOfOther, namesNobody } from './whose-claim';

/** How far a town is, and not how far anybody drives. */
const isWay = /\p{Lu}[\p{L}'’]+\s+(?:is|lies|sits|stands)\s+(?:\p{L}+\s+){0,3}\d+[ -](?:miles?|km|kilomet)/u;

/** True for a number of as many signs as one of a list, of which two at most are others. */
const isSlipOf = (number: string, known: readonly (string | undefined)[]): boolean => {
  const plain = number.replace(/\W/g, '');
  return known.some(
    (own = '') => own.length === plain.length && [...own].filter((sign, at) => sign !== plain[at]).length <= 2,
  );
};

/** True for what one person does since a year, and not for how long there has been a business. */
const isOfMine = (sentence: string): boolean =>
  sinceOfMine.test(sentence) && !isThere.test(sentence.replace(/\{\w+\}/g, ''));

/** True for a grade that is not one of the business; in a few words it is. */
function isOfThing(written: string, claim: string): boolean {
  const sentence = sentenceOf(written, claim);
  return ofGradedThings.test(sentence) || (sentence.trim().split(/\s+/).length > 5 && !ofGraded.test(sentence));
}

/** True for whom the best is said of, where it is not what the business is; a name that says so is told as a name. */
const isNoTrade = ({ field }: Text, whom: string, { config: { business } }: TextContext): boolean =>
  field === 'name' || !tradeWordsIn(whom, business);

/** What the business says of itself, against what is known of it. */
export const claimRules: readonly TextRule[] = [
  {
    ...sinceWords,
    sign: hasFigure,
    hint: /\d{4}/,
    find: unlessOfOthers((text, context) => {
      const { founded } = context.config.business;
      const told = unproven(text, context, since, ([claim, year]) => {
        const sentence = sentenceOf(text.written, claim);
        return (
          Number(year) === founded ||
          (!/since/i.test(claim) && isOfOther(text.written, claim, context.config)) ||
          (sinceOfOthers.test(sentence) && Number(year) >= (founded ?? 0)) ||
          sinceOfPeople.test(sentence) ||
          isOfMine(sentence) ||
          sinceWithUs.test(sentence) ||
          foundedOther.test(sentence) ||
          (/^since/i.test(claim) && isLaterHabit(sentence, Number(year), context, isThere)) ||
          !(isOfBusiness(sentence, context.config) || namesNobody(text.written, claim))
        );
      });
      const wrong = unproven(text, context, begun, ([claim, year]) => {
        return Number(year) === founded || isOfOther(text.written, claim, context.config);
      });
      return wrongYears([...told, ...wrong], context);
    }),
  },
  {
    code: 'claim/grade',
    severity: 'error',
    why: 'A grade is given by others: it stands in the configuration, so that it is changed once when it changes.',
    hint: /[A-F][+-]/,
    words: ['rating', 'grade'],
    find: (text, context) =>
      text.field === 'rating' || !isRating(context.config.business.rating ?? 'A')
        ? []
        : findingsAt(
            [
              ...unproven(text, context, bareGrade, ([claim, letter]) => {
                return letter === context.config.business.rating || !ofBusiness.test(sentenceOf(text.written, claim));
              }),
              ...unproven(
                text,
                context,
                grade,
                ([claim]) =>
                  (claim.replace(/\s.*/, '') === context.config.business.rating && !/\d/.test(claim)) ||
                  isOfThing(withLabel(text, context.page), claim),
              ),
            ],
            (claim) => ({
              found: `"${claim}" is not what business.rating says`,
              ...offer(claim.replace(/\b[A-F](?:\+{1,3}|-{1,2}|(?=\s))/, '{rating}'), {
                fix: `write {rating}, ${inLedger}`,
                unsure: true,
              }),
            }),
          ),
  },
  {
    ...radiusWords,
    words: ['mile', 'miles', 'km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
    find: (text, context) => {
      const { radius: known } = context.config.business;
      const cities = context.config.business.offices.map(({ city }) => city);
      const told = [
        ...unproven(text, context, radius, ([claim, ...numbers]) => {
          return numberOf(numbers.find(Boolean) ?? '') === known || isWay.test(sentenceOf(text.written, claim));
        }),
        ...unproven(text, context, radiusAround, ([, number = '', place = '']) => {
          return numberOf(number) === known || !cities.some((city) => place.startsWith(city));
        }),
      ];
      return wrongRadius(told, context);
    },
  },
  {
    code: 'claim/stars',
    severity: 'error',
    instead: ['claim/customers'],
    why: 'Stars are counted from the reviews of the site; a number beside them contradicts them sooner or later.',
    words: ['star', 'stars', 'rated', 'rate', 'rates'],
    find: (text, context) =>
      text.field === 'rating' ? [] : unsourced(unproven(text, context, stars).slice(0, 1), 'show the reviews'),
  },
  {
    code: 'claim/customers',
    severity: 'error',
    why: 'A number of customers, jobs or reviews without a source is taken for invented (FTC, 16 CFR 465).',
    words: countedWords,
    hint: /\d{2,}\+? (?:\p{L}+ )?re\p{L}{4,}ed|(?:have|['’]ve) \p{L}{3,}ed (?:over|more|nearly|almost|\d)/u,
    find: (text, context) =>
      uncounted(
        [...new Set([customers, jobsDone, countedSince].flatMap((pattern) => unproven(text, context, pattern)))],
        context,
      ),
  },
  {
    code: 'claim/customers',
    severity: 'error',
    why: 'A crowd of customers without a number is a number that nobody counted (FTC, 16 CFR 465).',
    words: ['thousands', 'hundreds', 'dozens'],
    find: (text, context) => {
      const counts = context.config.business.ledger.map(({ says }) => numberOf(/\d[\d,]*/.exec(says)?.[0] ?? '0'));
      const told = unproven(text, context, crowds, (match) => {
        const least = /thousand/i.test(match[0]) ? 2000 : /hundred/i.test(match[0]) ? 200 : 24;
        return counts.some((count) => count >= least) || isOfOthers(text.written, match[0]);
      });
      return unsourced(told, 'leave it out');
    },
  },
  {
    code: 'claim/license',
    severity: 'error',
    why: 'The number of a licence is looked up by those who doubt it; written out it stays behind when it is renewed.',
    sign: hasFigure,
    hint: /\d{4}/,
    find: (text, context) => {
      if (text.path.includes('licenses')) return [];
      const known = context.config.business.licenses.map(({ number }) => number?.replace(/\W/g, ''));
      const isKnown = (number = '') => known.includes(number.replace(/\W/g, ''));
      const told = [
        ...unproven(text, context, license, ([, number]) => isKnown(number)),
        ...unproven(text, context, numbered, ([number]) => isKnown(number) || !isSlipOf(number, known)),
      ];
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is none of business.licenses`,
        fix: `add it to business.licenses in site.config.yaml, which the footer shows, ${inLedger}`,
      }));
    },
  },
  {
    ...superlativeWords,
    words: [...(bestWords ?? []), '1', 'top'],
    find: (text, context) =>
      unsourced(
        choosing.test(text.written) || !saysBest.test(claimWords(text, context.page))
          ? []
          : [
              ...new Set([
                ...[best, bestOurselves].flatMap((pattern) =>
                  unproven(text, context, pattern, ([claim]) => isOfAnybody(text.written, claim)),
                ),
                ...unproven(text, context, bestOfTrade, ([, whom = '']) => isNoTrade(text, whom, context)),
              ]),
            ],
        'say what you do well',
      ),
  },
  {
    code: 'claim/award',
    severity: 'warning',
    why: 'An award has a name, a year and somebody who gave it.',
    words: ['award', '1', 'number', 'unbeatable', 'lowest', 'best', 'cheapest', 'bbb', 'bureau', 'voted'],
    find: (text, context) =>
      unsourced(
        choosing.test(text.written)
          ? []
          : [award, firstPlace].flatMap((pattern) =>
              unproven(text, context, pattern, ([claim]) => isOfAnybody(text.written, claim)),
            ),
        /\bprices?\b|unbeatable/i.test(text.written) ? 'say what it costs, or what you do well' : 'name the award',
      ),
  },
];
