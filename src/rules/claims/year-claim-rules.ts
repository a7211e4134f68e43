import type { TextRule } from '../rule';
import { anniversary, decades, ofBusiness, ofThings, years, yearsFirst } from './claim-patterns';
import { writtenYears, yearsWords } from './told-claims';
import { sentenceOf, unproven } from './unproven';

/** Years of the business that are written out, in whatever words. */
export const yearClaimRules: readonly TextRule[] = [
  {
    ...yearsWords,
    words: ['year', 'years'],
    find: (text, context) =>
      writtenYears(
        [
          ...unproven(text, context, years, ([claim]) => ofThings.test(sentenceOf(text.written, claim))),
          ...unproven(text, context, yearsFirst),
        ],
        context,
      ),
  },
  {
    ...yearsWords,
    words: ['decade', 'decades', 'century'],
    find: (text, context) =>
      writtenYears(
        unproven(text, context, decades, ([claim]) => {
          const sentence = sentenceOf(text.written, claim);
          return ofThings.test(sentence.replace('stand behind', '')) || !ofBusiness.test(sentence);
        }),
        context,
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
