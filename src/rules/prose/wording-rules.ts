import { languageOf } from '../../model/words/words-of';
import { ownPath } from '../../resolving/own-path';
import { findingsAt, offer, type RuleFinding, type Text, type TextRule } from '../rule';
import { hasFigure } from './hints';

const finds =
  (pattern: RegExp, tell: (needle: string) => Omit<RuleFinding, 'at'>) =>
  ({ written }: Text): RuleFinding[] =>
    findingsAt(written.match(pattern) ?? [], tell);

/** Small words that no sentence says twice in a row. */
const small: Readonly<Record<string, string>> = {
  es: 'el|la|los|las|de|del|que|y|en|un|una|por|para|con|su|sus|al|lo|se|más',
  // Behind a comma the first is who is spoken of: "der Schlüssel, der der Nachbarin gehört".
  de: '(?<!, )(?:der|das|den|dem)|und|oder|aber|ein|eine|mit|für|von|zu|auf|aus|bei|nach|ist|sind|hat|haben|im|wir|ich|nicht|auch',
  fr: 'le|les|de|des|du|et|un|une|dans|pour|avec|est|sont|sur|par|aux|au|ou|qui',
  en: String.raw`(?<!\b(?:c[ao]me|comes|coming|mov(?:e|es|ed|ing)|go|goes|going|went|check(?:s|ed)?|sign(?:s|ed)?|log(?:s|ged)?|drop(?:s|ped)?|put|built|phoned|turned|handed|brought|lived?|stay(?:s|ed)?|set|all|is|are|be|was|were|get|gets|got) )in(?=\s+in\s+(?:the|an?|your|our|their|this|my|his|her)\b)|the|an?|and|or|of|to|at|for|with|we|you|your|our|this|from|by|as|they|it|(?<![Ww]hat [^.!?\n]{0,40})is|are|was|were|will|can|not|if|but|have|has|all|their|my|his|who|which|when|than|then|these|those|any|some|us|would|should|could|must|also|just|only|every|both`,
};

/** Longer words that a sentence may say twice. */
const meant =
  /^(?:very|that|long|many|much|more|ever|over|well|half|knock|tick|bye-bye|muy|casi|poco|really|never|always|again|there|wait|please|round|bigger|better|faster|higher|deeper|other)$/i;

/** Signs without a shape, and those that a font of another program has a picture for. */
const hidden =
  /[^\P{Cc}\t\n\r]|[\u00ad\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\ufff9-\ufffc\ue000-\uf8ff]/u;

/** Of those: a break in a long word, what joins letters and emoji of other scripts, and marks of letters that run the other way. */
const [softBreak, joiners, directions] = [/\u00ad/, /[\u200c\u200d]/, /[\u200e\u200f]/];
/** Words from so many letters on may say where they break. */
const longWord = 12;
const latinOrSpace = /^(?:\p{Script=Latin}|\P{L}*$)/u;

/** False for a word whose signs without a shape were meant. */
function isAstray(word: string, written: string): boolean {
  const rest = word.replace(new RegExp(hidden.source, 'gu'), (sign) =>
    softBreak.test(sign) || joiners.test(sign) || directions.test(sign) ? sign : '',
  );
  if (rest !== word) return true;
  if (
    softBreak.test(word) &&
    (word.length <= longWord || !/^[^\u00ad]*(?:\p{L}\u00ad(?=\p{L})[^\u00ad]*)+$/u.test(word))
  )
    return true;
  if (joiners.test(word) && latinOrSpace.test(word) && !/\p{Extended_Pictographic}/u.test(word)) return true;
  return directions.test(word) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(written);
}

/** The one sign that several stand for; of many full stops three are left. */
const oneSign = (signs: string): string => (signs.startsWith('....') ? '...' : signs.charAt(0));

/** What a slip of the hand leaves in a text. */
export const wordingRules: readonly TextRule[] = [
  {
    code: 'prose/word-twice',
    severity: 'warning',
    why: 'A small word twice in a row is a slip of the hand.',
    twice: true,
    find: ({ written }, { config, page }) =>
      findingsAt(
        [
          ...(
            written.match(
              new RegExp(
                String.raw`(?<![\p{L}'’-])(${small[(page?.language ?? languageOf(config)).slice(0, 2)] ?? 'www'})\s+\1(?![\p{L}'’-])`,
                'giu',
              ),
              // Capitals behind small letters are a short form: "at AT&T", "it IT".
            ) ?? []
          ).filter((words) => !/^\p{L}?\p{Ll}+\s+\p{Lu}{2,}$/u.test(words)),
          ...[...written.matchAll(/(?<![\p{L}'’-])(\p{Ll}{5,})\s+\1(?![\p{L}'’-])/gu)]
            .filter(([, word = '']) => !meant.test(word))
            .map(([words]) => words),
        ],
        (needle) => ({
          found: `"${needle.replace(/\s+/, ' ')}" is there twice`,
          ...offer(needle.split(/\s/)[0] ?? '', { fix: `write "${needle.split(/\s/)[0]}" once` }),
        }),
      ),
  },
  {
    code: 'prose/sign-repeated',
    severity: 'warning',
    own: true,
    why: 'Signs in a row look like advertising mail, or are a slip of the hand.',
    hint: /[!?.,;:'…][!?.,;:']|[–—] [–—]/,
    find: finds(
      /!{2,}|(?<!\?)\?{2}(?!\?)|[,;:]{2,}|(?<!\.)\.{2}(?!\.)|[!?],(?!\s*\p{Ll})|(?<=\p{L}{6})\.,(?!\s*\p{Ll})|(?<=\p{L})''(?=\p{L})|…\.+|(?<=\p{L})\.{4,5}(?!\.)|(?<=\s)[–—] [–—](?=\s)/gu,
      (needle) => ({
        found: `"${needle}" is more than one sign`,
        // Two full stops may be three that lost one.
        ...offer(oneSign(needle), { fix: `write "${oneSign(needle)}"`, ...(needle === '..' && { unsure: true }) }),
      }),
    ),
  },
  {
    code: 'prose/sign-spaced',
    severity: 'warning',
    own: true,
    why: 'A comma or a full stop stands right after its word.',
    hint: / [,.](?:\s|$)| ,\p{L}/mu,
    find: finds(/[\p{L}\p{N}]+ (?:[,.](?=\s|$)|,(?=\p{L}))/gu, (needle) => ({
      found: `"${needle}" has a space before its sign`,
      ...offer(needle.replace(' ', ''), { fix: `write "${needle.replace(' ', '')}"` }),
    })),
  },
  ...['en', 'es', 'de'].map(
    (language): TextRule => ({
      code: 'prose/sign-spaced',
      severity: 'warning',
      own: true,
      language,
      why: 'A comma or a full stop stands right after its word.',
      sign: /[!?]/,
      find: finds(/[\p{L}\p{N}]+ [!?](?=\s|$)/gu, (needle) => ({
        found: `"${needle}" has a space before its sign`,
        ...offer(needle.replace(' ', ''), { fix: `write "${needle.replace(' ', '')}"` }),
      })),
    }),
  ),
  {
    code: 'prose/space-missing',
    severity: 'warning',
    own: true,
    why: 'Between two sentences, and after a comma, stands a space.',
    hint: /[.!?]\p{Lu}|,\p{L}/u,
    find: finds(/(?<![\p{L}.@/-])\p{L}?\p{Ll}+(?:[.!?]\p{Lu}\p{Ll}+|,\p{L}{2,})(?![\p{L}]*[.@/(])/gu, (needle) => ({
      found: `"${needle}" has no space after its sign`,
      ...offer(needle.replace(/[.!?,]/, '$& '), { fix: `write "${needle.replace(/[.!?,]/, '$& ')}"` }),
    })),
  },
  {
    code: 'prose/parenthesis',
    severity: 'warning',
    why: 'A round bracket that is opened is closed.',
    sign: /\(/,
    find: ({ written }) => {
      const bare = written.replace(/\]\([^)\s]*\)?/g, '').replace(/[:;]-?\(/g, '');
      return bare.split('(').length > bare.split(')').length
        ? [
            {
              found: 'a round bracket is opened and not closed',
              fix: 'add the closing one',
              at: { needle: /\([^)]*$/.exec(bare)?.[0].slice(0, 40) ?? '(' },
            },
          ]
        : [];
    },
  },
  {
    code: 'prose/apostrophe-other',
    severity: 'warning',
    own: true,
    why: 'An accent in the place of an apostrophe leaves a gap in the word, and search does not find it.',
    sign: /´/,
    find: finds(/\p{L}+´\p{L}+/gu, (needle) => ({
      found: `"${needle}" has an accent in the place of an apostrophe`,
      ...offer(needle.replace('´', "'")),
    })),
  },
  {
    code: 'prose/time-impossible',
    severity: 'error',
    why: 'A time that no clock has is a slip for another, and whoever counts on it comes at the wrong one.',
    sign: hasFigure,
    hint: /\d ?[ap]\.?m\b|2[4-9]:\d\d|\d:[6-9]\d/i,
    find: finds(
      /(?<![\d:]|\d\.)(?:0?0|1[3-9]|2\d)(?:[:.][0-5]\d)? ?[ap]\.?m\b|(?<=\b(?:until|till|at|from|to|hasta las|bis) )(?:2[5-9]|[3-9]\d):[0-5]\d(?![\d:])|(?<![\d:.])\d{1,2}:[6-9]\d(?= ?[ap]\.?m\b)|(?<=\b(?:until|till|open from|opens at|closes at|open until) )\d{1,2}:[6-9]\d(?![\d:])/gi,
      (needle) => ({
        found: `"${needle}" is no time of the day`,
        fix:
          /m$/i.test(needle) && Number.parseInt(needle, 10) > 12 && Number.parseInt(needle, 10) < 24
            ? `write ${needle.replace(/^\d+/, (hour) => String(Number(hour) - 12)).replace(/[ap](?=\.?m$)/i, (half) => (half < 'a' ? 'P' : 'p'))}`
            : 'write the time that was meant',
      }),
    ),
  },
  {
    code: 'prose/line-sign',
    severity: 'error',
    why: 'Two signs that stand for a new line in programs are printed as typed.',
    sign: /\\/,
    find: (text) =>
      finds(/(?<=\p{Ll}{4})\\[nrt](?=\p{Ll})|\\[nrt](?![a-z])/gu, (needle) => ({
        found: `"${needle}" is printed as typed`,
        fix: text.kind === 'markdown' ? 'begin a new line instead, after text: |' : 'remove it: this field is one line',
      }))(text),
  },
  {
    code: 'prose/emoji-name',
    severity: 'warning',
    why: 'The name of an emoji between colons is printed as typed.',
    sign: /:/,
    hint: /:[a-z_]+:/,
    find: finds(/(?<![\w:]):[a-z_]{2,}:(?!\w)/g, (needle) => ({
      found: `"${needle}" is printed as typed`,
      fix: 'write the emoji itself, or leave it out',
    })),
  },
  {
    code: 'prose/hidden-sign',
    severity: 'warning',
    why: 'Signs that nobody sees break words apart, and search finds neither half.',
    sign: hidden,
    find: ({ written }) =>
      findingsAt(
        (written.match(new RegExp(String.raw`\S*(?:${hidden.source})\S*`, 'gu')) ?? []).filter((word) =>
          isAstray(word, written),
        ),
        (needle) => {
          const seen = needle.replace(/[\u2028\u2029]/g, ' ').replace(new RegExp(hidden.source, 'gu'), '');
          return {
            found: `there is a sign in "${needle}" that nobody sees`,
            ...(seen === ''
              ? { fix: 'delete what stands there' }
              : offer(seen, { fix: `delete the word and type ${seen}` })),
          };
        },
      ),
  },
  {
    code: 'prose/bare-address',
    severity: 'warning',
    why: 'A web address in a text is no link: visitors cannot tap it.',
    words: ['www', 'http', 'https'],
    // Where a claim comes from is read by nobody but its writer.
    find: ({ written, kind, field }, { config }) =>
      findingsAt(
        field === 'source'
          ? []
          : (written
              .replace(/\[[^\]\n]*\]\([^)\n]*\)|\]\([^)\n]*\)|<https?:[^>\s]*>/g, ' ')
              .match(/(?:https?:\/\/|www\.)[\w-]+\.[^\s)\]>,;]*[\w/]/gi) ?? []),
        (address) => {
          const href = address.replace(/^www/i, 'https://www');
          return {
            found: `"${address}" is no link`,
            fix:
              kind === 'markdown'
                ? `write [words](${ownPath(href, config) ?? href})`
                : 'put it into a field for links, or name the page in words',
          };
        },
      ),
  },
];
