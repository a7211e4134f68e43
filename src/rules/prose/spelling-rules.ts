import { capitalized } from '../../model/capitalized';
import { countryOf } from '../../model/words/words-of';
import { isQuoted } from '../claims/unproven';
import { findingsAt, finds, offer, type TextContext, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { foreignSpellings, spelledTwice } from './country-spelling';
import { wrongWords } from './misspelt-words';

/** A word as it is to be, with the first letter as large as it was. */
const like = (right: string, written: string): string => (/^\p{Lu}/u.test(written) ? capitalized(right) : right);

/** A word as the country of a page spells it. */
const atHome = (word: string, context: TextContext): string => foreignSpellings(spokenTag(context)).get(word) ?? word;

/** The words of a list in a text; with a capital only where a sentence begins, as others may be names. */
const wrongIn = (text: string, list: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}@/._#-])\p{L}{3,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu)]
    .filter(
      ({ 0: word, index }) =>
        list.has(word.toLowerCase()) &&
        (/^\p{Ll}/u.test(word) || list.get(word.toLowerCase())?.match(/^\p{Lu}/u) || isBeginning(text, index)),
    )
    .map(([word]) => word);

const isBeginning = (text: string, at: number): boolean => /(?:^|[.!?:¿¡\n*"“(])\s*$/u.test(text.slice(0, at));

/** Two words that are heard as two others. */
const heard =
  /\b(?:could|would|should|must|might) of\b(?! course)|\b[Yy]ou['’]re (?:house|home|kitchen|bathroom|family|business|yard|insurance|insurer|call|budget|project|own)\b(?! free\b)|\bit['’]s (?:own|shape|edges|surface|strength|warmth|finish)\b(?! (?:that|and not|we|which))|(?<=\b(?:for|of|on|to|with|from|into|over|people and) )there (?:houses?|homes?|kitchens?|bathrooms?|yards?|families|insurers?|business(?:es)?|own)\b|\byour welcome(?=[.!])|(?<=^|[.!?] )Your welcome (?=to\b|any\b|at\b)|\b(?:better|more|less|rather|other|longer|cheaper|faster|older) then (?=(?:the|an?|any|most|others|your|our)\b|\d)/gm;

const meant: readonly [wrong: RegExp, right: string][] = [
  [/ of$/, ' have'],
  [/^([Yy])ou['’]re /, '$1our '],
  [/^it['’]s /, 'its '],
  [/^there /, 'their '],
  [/^your welcome/, "you're welcome"],
  [/^Your welcome/, "You're welcome"],
  [/ then\s*$/, ' than'],
];

/** What countries call the code of an address, where they have one word for it. */
const postalWords: Readonly<Record<string, string>> = {
  US: 'ZIP code',
  GB: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
};

/** How words are spelled. */
export const spellingRules: readonly TextRule[] = [
  ...Object.entries(wrongWords).map(
    ([language, list]): TextRule => ({
      code: 'prose/misspelt',
      severity: 'warning',
      own: true,
      language,
      why: 'A word that is spelled wrongly is not found by search, and makes the work behind it look careless.',
      words: [...list.keys()],
      find: ({ written }, context) =>
        findingsAt(wrongIn(written, list), (word) => ({
          found: `"${word}" is spelled wrongly`,
          ...offer(like(atHome(list.get(word.toLowerCase()) ?? '', context), word)),
        })),
    }),
  ),
  {
    code: 'prose/misspelt',
    severity: 'warning',
    own: true,
    language: 'de',
    why: 'A word that is spelled wrongly is not found by search, and makes the work behind it look careless.',
    words: ['euros'],
    // Coins are Euros; an amount is in Euro.
    find: finds(/\d\s?Euros(?!\p{L})/gu, (needle) => ({
      found: `"${needle}" has a plural that amounts have not`,
      ...offer(needle.slice(0, -1)),
    })),
  },
  {
    code: 'prose/spelled-elsewhere',
    severity: 'warning',
    language: 'en',
    why: 'One country spells a word one way: people there search for it so, and take the other for a slip.',
    words: spelledTwice,
    find: ({ written, path }, context) => {
      const tag = spokenTag(context);
      const others = foreignSpellings(tag);
      // Of a site that names two countries nobody knows which one it speaks to.
      if (others.size === 0 || !tag.endsWith(`-${countryOf(context.config)}`) || isQuoted(path, context.page))
        return [];
      // With a capital it may be a name.
      const said = (written.match(/(?<![\p{L}\p{N}@/._#-])\p{Ll}{4,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu) ?? []).filter(
        (word) => others.has(word),
      );
      return findingsAt(said, (word) => ({
        found: `"${word}" is how another country spells it`,
        ...offer(others.get(word) ?? word),
      }));
    },
  },
  {
    code: 'prose/spelled-elsewhere',
    severity: 'warning',
    language: 'en',
    why: 'The code of an address has another name in each country: the one of another shows that the text was written for it.',
    words: ['zip', 'postcode', 'postcodes'],
    find: ({ written, path }, context) => {
      const own = postalWords[countryOf(context.config) ?? ''];
      if (own === undefined || isQuoted(path, context.page)) return [];
      return findingsAt(
        (
          written.match(/(?<!\p{L})(?:ZIP|zip|Zip)(?:[- ]codes?)(?!\p{L})|(?<!\p{L})[Pp]ost ?codes?(?!\p{L})/gu) ?? []
        ).filter((word) => !word.toLowerCase().startsWith(own.slice(0, 3).toLowerCase())),
        (word) => ({
          found: `"${word}" is what another country calls it`,
          ...offer(`${/^P/.test(word) ? capitalized(own) : own}${/s$/i.test(word) ? 's' : ''}`),
        }),
      );
    },
  },
  {
    code: 'prose/word-heard',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'Words that sound like others stand in their place; a reader stumbles there, and a screen reader says something else.',
    words: 'could would should must might re own welcome then there shape edges surface strength warmth finish'.split(
      ' ',
    ),
    find: finds(heard, (needle) => ({
      found: `"${needle}" is written as it sounds`,
      ...offer(meant.reduce((words, [wrong, right]) => words.replace(wrong, right), needle)),
    })),
  },
];
