import type { Text, TextContext, TextRule } from '../rule';
import { choosing } from './claim-patterns';
import { superlativeWords, unsourced } from './told-claims';
import { tradeWordsIn } from './trade-words';
import { isOfAnybody, isOfOthers, sentenceOf, unproven } from './unproven';

const most = `most (?:experienced|trusted|reliable|respected|recommended|popular|affordable|reviewed|qualified|skilled|awarded)`;
const rank = String.raw`(?:best|largest|biggest|oldest|only|leading|premier|finest|fastest|cheapest|top|top-rated|highest-rated|lowest-priced|favou?rite|number one|no\. ?1|#1|${most})`;
const firm = String.raw`(?:company|contractors?|business|team|crews?|service|provider|firm|shop|practice|clinic|studio|salon|hotel|restaurant|bakery|school|\p{L}{3,}(?:er|or|ian|ist)s?)`;

/** A rank that we give ourselves, with or without a place: "we are the most experienced crew around". */
const ourRank = new RegExp(
  String.raw`\b[Ww]e(?:['’]re| are)(?: still| simply| proudly| now| also| one of)? (?:the|your|\p{Lu}\p{L}+['’]s?|(?:the|our) (?:area|town|city|county|state|region|valley)['’]s) ${rank}(?: (?!(?:ones?|who|that|to|of|in|at|for|when)\b)[\p{L}-]+){0,3}? ${firm}(?!\p{L})`,
  'gu',
);
/** The same of a trade, which is a claim where it is that of the business: "the town's favorite bakers", "the largest paint shop in town". */
const ofTrade = new RegExp(
  String.raw`(?<!\p{L})(?:the |\p{Lu}\p{L}+(?:['’]s|s['’]) )(?:largest|biggest|oldest|favou?rite|${most})((?: \p{L}+){0,2} ${firm})(?=[.,!:;]|$| (?:in|around|near|of|for|since)(?!\p{L}))`,
  'gu',
);
/** That others are worse, whoever they are. */
const comparison = new RegExp(
  [
    String.raw`\b(?:[Ww]e|[Oo]ur)\b[^.!?\n]{0,40}?\b(?:cheaper|better|faster|lower|quicker) than (?:everybody|everyone|anybody|anyone|all (?:the )?others?|(?:any|every) other|(?:our|the) (?:competit(?:ion|ors)|rest))\b`,
    String.raw`\bsecond to none\b(?=[.,!;]|\s*$)`,
    String.raw`\b(?:[Nn]obody|[Nn]o one|[Nn]o other \p{L}+)(?: (?:else|in (?:\p{Lu}[\p{L}]+|town|the (?:area|county|state|city))))* (?:works|does it|beats|builds|cleans|fixes|comes) (?:\p{L}+ )?(?:faster|better|cheaper|quicker|our (?:prices?|quality|service|work))\b`,
    String.raw`\b[Nn]o \p{L}+(?: in (?:\p{Lu}\p{L}+|town|the (?:area|county|state|city)))? (?:beats|can beat|matches) our \p{L}+`,
    String.raw`\b[Ww]e(?:['’]re| are) \p{Lu}\p{L}+(?:['’]s|s['’]) (?:favou?rite|most trusted|best-loved|number one) \p{L}+`,
    String.raw`\b(?:[Nn]obody|[Nn]o one) is (?:cheaper|faster|better|quicker)(?=[.,!;]|$)`,
    String.raw`\b[Ww]e (?:will |['’]ll )?(?:beat|match) any (?:price|quote|estimate|offer|bid)\b`,
    String.raw`\b[Yy]ou (?:won['’]t|will not|can['’]t|cannot) find (?:an? )?(?:better|cheaper|lower|faster) \p{L}+(?=[.,!]|$| anywhere| in (?:\p{Lu}|town))`,
    String.raw`\b[Ww]e (?:guarantee|have|offer|charge|promise) (?:you )?the (?:lowest|best|cheapest) (?:prices?|rates?)\b`,
    String.raw`\b[Oo]ur (?:prices|rates) are the (?:lowest|best|cheapest)\b`,
    String.raw`\b(?:[Ww]e (?:only )?(?:offer|use|sell|have|provide|install|serve|bake|carry)|[Oo]ur)\b[^.!?\n]{0,20}? the (?:best|finest|cheapest|strongest|toughest|most \p{L}+) (?:\p{L}+ ){1,3}?(?:on the market|money can buy|in the (?:business|industry|country|world|state|city|county|area)|in town|in \p{Lu}\p{L}+)`,
    String.raw`(?<=^|[.!?:] )(?:#1|[Nn]o\. ?1|[Nn]umber one) (?:in|around) (?:\p{Lu}\p{L}*|\{\w+\}|town|the (?:area|state|county|city|region))(?=[.,!;]|\s*$)`,
    String.raw`\b[Ww]e(?:['’]re| are) (?:an?|your) (?:five|5)[- ]star \p{L}+`,
  ].join('|'),
  'gmu',
);
/** Prizes that nobody is named for. */
const prizes =
  /\b(?:[Ww]e|[Oo]ur (?:team|crew|company|work|shop))(?:['’]ve| have| has)? (?:won|received|earned|been given) (?:many|several|numerous|multiple|countless|lots of|a number of|various|\d+|two|three|four|five) (?:\p{L}+ ){0,2}(?:awards|prizes)\b|\b(?:[Vv]oted|[Nn]amed|[Rr]ated|[Cc]hosen(?: as)?) (?:the |one of the |as the |\p{Lu}\p{L}+['’]s )(?:best|top|finest|favou?rite|most trusted|leading|highest-rated) (?:\p{L}+ ){0,2}\p{L}+|\b[Vv]oted (?:top|best|favou?rite) (?:\p{L}+ ){0,2}\p{L}+/gu;

const lead = 'say what you do well';

/** The claims of a kind that are made of the business, and not told of others or of how one chooses. */
function boasts(text: Text, context: TextContext, pattern: RegExp, isTrue?: (match: RegExpMatchArray) => boolean) {
  return unproven(text, context, pattern, isTrue).filter(
    (claim) =>
      !isOfOthers(text.written, claim) &&
      !isOfAnybody(text.written, claim) &&
      !choosing.test(sentenceOf(text.written, claim)),
  );
}

/** What a business says of its own rank, where no number and no grade is told. */
export const boastRules: readonly TextRule[] = [
  {
    ...superlativeWords,
    own: true,
    words:
      'largest biggest oldest only leading premier finest fastest cheapest top favorite favourite best number 1 most none cheaper better faster quicker lower lowest beat beats match matches star'.split(
        ' ',
      ),
    find: (text, context) =>
      text.field === 'question'
        ? []
        : unsourced(
            [
              ...new Set([
                ...boasts(text, context, ourRank),
                ...boasts(text, context, comparison),
                ...boasts(
                  text,
                  context,
                  ofTrade,
                  ([, whom = '']) => text.field === 'name' || !tradeWordsIn(whom, context.config.business),
                ),
              ]),
            ],
            lead,
          ),
  },
  {
    code: 'claim/award',
    severity: 'warning',
    own: true,
    why: 'An award has a name, a year and somebody who gave it.',
    words: ['awards', 'prizes', 'voted', 'named', 'rated', 'chosen'],
    find: (text, context) => unsourced(boasts(text, context, prizes), 'name the award, who gave it and the year'),
  },
];
