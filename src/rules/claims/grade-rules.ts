import { escapeRegExp } from '../../model/escape-reg-exp';
import { findingsAt, type TextRule } from '../rule';

const isGrade = /^[A-F][+-]?$/;

/** What may follow the grade of a business and not that of a thing: the end, or who gave it. */
const giver = String.raw`(?=\s*(?:$|[.,;:!|·)\n]|(?:from|with|by|at|of|on)\s+(?:the\s+|a\s+|our\s+)?(?:BBB|[Bb]etter|[Bb]usiness|[Bb]ureau|[Cc]hamber)|and\b))`;

/** A grade that somebody was given: "an A rating", "A-rated by the BBB", "rated A". A lone letter A before "rating" may be an article. */
const said = new RegExp(
  String.raw`(?<![Cc]lass |[\p{L}\d+-])(?:([B-F][+-]?|A[+-]|(?<=\b[Aa]n )A|A(?=-rated)|(?<=^)A(?= rating[^.!?]{0,40}$))[ -](?:BBB )?(?:rating|rated|grade)\b|[Rr]ated (?:an )?([A-F][+-]?)(?![\p{L}\d+-]))${giver}`,
  'gmu',
);

/** What a business is rated, as its texts say it. */
export const gradeRules: readonly TextRule[] = [
  {
    code: 'claim/grade-other',
    severity: 'error',
    own: true,
    why: 'A grade that is better or worse than the one in the configuration is a claim that whoever gave it can refute.',
    words: ['rating', 'rated', 'grade'],
    find: ({ written }, { config }) => {
      const { rating = '' } = config.business;
      if (!isGrade.test(rating)) return [];
      const wrong = [...written.matchAll(said)].filter(([, one, other]) => (one ?? other) !== rating);
      return findingsAt(
        wrong.map(([words]) => words),
        (words) => {
          const [, one, other] = wrong.find(([own]) => own === words) ?? [];
          const to = words.replace(
            new RegExp(String.raw`(?<![\p{L}])${escapeRegExp(one ?? other ?? '')}(?=[ -]|$)`, 'u'),
            rating,
          );
          return {
            found: `"${words}" is not business.rating: ${rating}`,
            fix: `write ${to}, or mend it in site.config.yaml`,
          };
        },
      );
    },
  },
];
