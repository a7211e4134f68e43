import { stemsIn } from '../name-stems';
import type { TextContext, TextRule } from '../rule';
import {
  anniversary,
  decades,
  keptForYears,
  ofBusiness,
  ofThings,
  years,
  yearsAt,
  yearsDoing,
  yearsFirst,
  yearsOf,
  yearsWorked,
} from './claim-patterns';
import { writtenYears, yearsWords } from './told-claims';
import { tradeWords } from './trade-words';
import { sentenceOf, unlessOfOthers, unproven } from './unproven';
import { isOfPerson } from './whose-claim';

/** Fields whose words are about the business where they name nothing else. */
const large: ReadonlySet<string> = new Set(['title', 'heading', 'lead', 'tagline', 'eyebrow']);

/** True for years of something else than what the business is named for: "Ten years of sun on one deck". */
function isOfThings(written: string, [claim]: RegExpMatchArray, { config: { business } }: TextContext): boolean {
  const trade = tradeWords(business);
  const [first = ''] = stemsIn(written.slice(claim.length).split(' ', 1).join(' '));
  return ofThings.test(written) || !trade.has(first);
}

/** What is asked of those who want to work here, or of whom one hires. */
const wanted =
  /\b(?:[Ww]e(?:['’]re| are)? (?:also |now |always )?(?:need|want|seek(?:ing)?|hiring|look(?:ing)? for)|[Aa]pplicants?|[Cc]andidates?|[Yy]ou (?:should )?bring|[Ww]anted)\b/;

/** Years of the business that are written out, in whatever words. */
export const yearClaimRules: readonly TextRule[] = [
  {
    ...yearsWords,
    words: ['year', 'years'],
    find: unlessOfOthers((text, context) =>
      writtenYears(
        [
          ...unproven(text, context, years, ([claim]) => {
            const sentence = sentenceOf(text.written, claim);
            const isOfPeople =
              isOfPerson(sentence, context.config) || wanted.test(sentence.slice(0, sentence.indexOf(claim)));
            return ofThings.test(sentence) || keptForYears.test(sentence) || isOfPeople;
          }),
          ...unproven(text, context, yearsDoing, ([claim]) => ofThings.test(claim) || years.test(claim)),
          ...unproven(text, context, yearsFirst),
          ...unproven(text, context, yearsWorked, ([claim]) => years.test(claim)),
          ...unproven(text, context, yearsAt, ([claim]) => !ofBusiness.test(sentenceOf(text.written, claim))).map(
            (claim) => claim.trim(),
          ),
          ...(large.has(text.field)
            ? unproven(text, context, yearsOf, (match) => isOfThings(text.written, match, context)).map((claim) =>
                claim.trim(),
              )
            : []),
        ],
        context,
      ),
    ),
  },
  {
    ...yearsWords,
    words: ['decade', 'decades', 'century'],
    find: unlessOfOthers((text, context) =>
      writtenYears(
        unproven(text, context, decades, ([claim]) => {
          const sentence = sentenceOf(text.written, claim);
          return ofThings.test(sentence.replace('stand behind', '')) || !ofBusiness.test(sentence);
        }),
        context,
      ),
    ),
  },
  {
    ...yearsWords,
    words: ['anniversary', 'birthday'],
    find: (text, context) => {
      const { founded } = context.config.business;
      const told = unproven(
        text,
        context,
        anniversary,
        ([, count]) => founded !== undefined && Math.abs(founded + Number(count) - context.year) < 2,
      );
      return writtenYears(told, context);
    },
  },
];
