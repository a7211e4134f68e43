import { findingsAt, type TextContext, type TextRule } from '../rule';
import { anniversary, decades, ofBusiness, ofThings, years, yearsFirst } from './claim-patterns';
import { inLedger, sentenceOf, unproven } from './unproven';

const yearsWords = {
  code: 'claim/years',
  severity: 'error',
  why: 'A number of years is wrong a year later; it is counted from the founding year.',
} as const;

/** Numbers of years that are written out, and what is to be written for each. */
const writtenYears = (claims: readonly string[], { config: { business } }: TextContext) =>
  findingsAt(claims, (claim) => ({
    found: `"${claim}" is written out`,
    fix:
      business.founded === undefined
        ? `add business.founded and write {years}, ${inLedger}`
        : /decade|century/i.test(claim)
          ? `write ${claim.replace(/(?:\S+ )?(?:decades?|quarter(?: of a)?[- ]century|century)$/i, '').replace(/\b(?:an?|half)\s*$/, '')}{years} years`
          : 'write {years} for the number',
  }));

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
