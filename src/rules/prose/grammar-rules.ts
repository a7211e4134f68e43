import { bareWords } from '../../model/bare-words';
import { capitalized } from '../../model/capitalized';
import { valueAt } from '../../model/values';
import { findingsAt, finds, offer, type TextRule } from '../rule';
import { hasFigure } from './hints';

/** Words with a vowel that stand after an article again and again. */
const vowels =
  'estimate inspection hour honest office emergency appointment old easy open outside inside exact extra email electrician architect installation insurance offer online early even expert experienced evening attic area address agreement answer invoice idea apartment engineer itemized instant urgent independent affordable average'.split(
    ' ',
  );

/** Words that are others by a slip, in the company that shows it, each with what was meant. */
const slips: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/\b(?:[Cc]omes?|came|far|away|fresh|heard?) form(?= the\b| our\b| \p{Lu})/gu, ['form', 'from']],
  [/(?<=^|[.!?] )Lets (?:get|go|talk|start|make|keep|see|find|fix|build|plan|take|work|meet)\b/gm, ['Lets', 'Let’s']],
  [
    /\b(?:[Ww]e|[Tt]hey|[Yy]ou) where(?= (?:here|there|born|founded|established|able|asked|called|closed|opened)\b)/gu,
    ['where', 'were'],
  ],
  [/(?<=^|[.!?] )Your the (?:best|first|only|reason|one|boss)\b/gm, ['Your', 'You’re']],
  [/(?<=^|[.!?] )Their (?:is|are|was|were) (?:an?|no|the|some|many|two|three)\b/gm, ['Their', 'There']],
  [/(?<=^|[.!?] )Its (?:our|an?|the|not|your|my)\b/gm, ['Its', 'It’s']],
  [/(?<=^|[.!?,;] )[Ww]ere here to (?:help|serve|answer|listen)\b/gm, ['ere', 'e’re']],
];

const smallDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The letters that put a number in order. */
const endOf = (number: string): string =>
  /1[123]$/.test(number) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number.at(-1))] ?? 'th');

/** Slips of grammar that no reader overlooks. */
export const grammarRules: readonly TextRule[] = [
  {
    code: 'prose/article-sound',
    severity: 'warning',
    own: true,
    language: 'en',
    why: '"A" stands before a sound that is no vowel, "an" before one that is; the other way round the text seems careless.',
    words: ['an', ...vowels],
    hint: /\b[Aa] [AEIO]\p{Lu}{2}/u,
    find: finds(
      new RegExp(
        String.raw`\b[Aa]n [bcdfgj-np-twyz]\p{Ll}{2,}|\b[Aa]n v\p{Ll}{3,}|\b[Aa] (?:${vowels.join('|')})\b|\b[Aa] (?!EU|ONE|ONCE)[AEIO]\p{Lu}{2,}\b`,
        'gu',
      ),
      (needle) => {
        const [article = '', word = ''] = needle.split(' ');
        const better = article.length === 1 ? `${article}n` : article.charAt(0);
        return { found: `"${needle}" has the other article`, ...offer(`${better} ${word}`) };
      },
    ),
  },
  {
    code: 'prose/one-of-many',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'One is one: a plural after it is what is left of another number.',
    words: ['1'],
    find: finds(
      /(?<![\d.,:/$£€–-] ?|\b(?:and|or|to|than|of|step|phase|section|chapter|part|day|route|class|level|stage|no\.) )1 (?:minute|hour|day|week|month|year|mile|room|person|step|visit|layer|inch|foot)s\b/gi,
      (needle) => ({
        found: `"${needle}" is one, and said as if it were more`,
        ...offer(needle.slice(0, -1), { fix: `write ${needle.slice(0, -1)}, or mend the number`, unsure: true }),
      }),
    ),
  },
  {
    code: 'prose/ordinal-end',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'A number is put in order by its own ending: 1st, 2nd, 3rd, 4th, 11th; another one is left of another number.',
    sign: hasFigure,
    hint: /\d(?:st|nd|rd|th)\b/i,
    find: ({ written }) =>
      [...written.matchAll(/(?<![\d.,/-])(\d{1,3})(st|nd|rd|th)(?![\p{L}\d-])/giu)].flatMap(
        ([words, number = '', end = '']) => {
          const right = endOf(number);
          if (right === end.toLowerCase()) return [];
          const better = `${number}${right}`;
          return [
            {
              found: `"${words}" has the ending of another number`,
              ...offer(better, { fix: `write ${better}, or mend the number`, unsure: true }),
              at: { needle: words },
            },
          ];
        },
      ),
  },
  {
    code: 'prose/day-small',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'The days of the week are names, and begin with a capital.',
    words: smallDays.flatMap((day) => [day, `${day}s`]),
    find: finds(
      new RegExp(
        String.raw`(?<=\b(?:[Oo]n|[Ee]very|[Uu]ntil|[Bb]y|[Nn]ext|[Ll]ast|[Ff]rom|[Cc]losed|[Oo]pen) )(?:${smallDays.join('|')})s?(?![\p{L}-])`,
        'gu',
      ),
      (needle) => ({ found: `"${needle}" begins with a small letter`, ...offer(capitalized(needle)) }),
    ),
  },
  {
    code: 'prose/answer-of-other',
    severity: 'warning',
    language: 'en',
    why: 'Who asks how long, and is told yes, got the answer to another question.',
    fields: new Set(['answer']),
    find: ({ path, written }, { page }) => {
      const question = String(valueAt(page, [...path.slice(0, -1), 'question']) ?? '').trim();
      if (bareWords(question) === bareWords(written) && question !== '')
        return [{ found: 'the answer is the question once more', fix: 'answer what is asked' }];
      const asks =
        /^(?:how (?:long|much|many|soon|often|far|old|big|do|does|can|will|is|are)|when|where|who|why|which) /i.test(
          question,
        );
      const [said] = /^(?:\*\*)?(?:yes|no)(?=[.,!:;*])/i.exec(written.trim()) ?? [];
      return asks && said !== undefined && !/\bif\b|,/.test(question)
        ? [
            {
              found: `"${question}" is answered with "${said.replaceAll('*', '')}"`,
              fix: 'answer what is asked, or mend the question',
            },
          ]
        : [];
    },
  },
  {
    code: 'prose/misspelt',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'A word that is another one by a letter passes every spelling checker, and no reader.',
    words: ['form', 'lets', 'were', 'where', 'your', 'its', 'their'],
    instead: ['claim/best'],
    find: ({ written }) =>
      slips.flatMap(([pattern, to]) =>
        findingsAt(written.match(pattern) ?? [], (needle) => ({
          found: `"${needle}" has the wrong word`,
          ...offer(needle.replace(to[0], to[1]), { unsure: true }),
        })),
      ),
  },
];
