import type { TextRule } from '../rule';
import { countWord } from './claim-patterns';
import { writtenYears, yearsWords } from './told-claims';
import { unlessOfOthers, unproven } from './unproven';

/** How a language says how long ago the business began: a pattern with `g`, and whole words of which each claim has one. */
interface BeganAgo {
  language: string;
  words: readonly string[];
  pattern: RegExp;
}

const count = String.raw`\d{1,3}`;

const languages: readonly BeganAgo[] = [
  {
    language: 'en',
    words: ['ago'],
    pattern: new RegExp(
      String.raw`\b(?:we|our (?:\p{Ll}+ )?(?:company|business|firm|shop|store|family|practice|clinic|studio|story|doors))(?: first)? (?:opened|started|began|set up|(?:was|were) (?:founded|established|born))(?: (?:up|here|our doors|(?:the|this|our) (?:company|business|firm|shop|store|practice|clinic|studio)|in business|out|with \p{L}+ \p{L}+|in (?:\p{Lu}\p{L}+|\{city\})))* (?:over |more than |nearly |almost |about |some )?${countWord}\+? years ago\b`,
      'giu',
    ),
  },
  {
    language: 'de',
    words: ['jahren'],
    pattern: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:wir|unser\p{L}*)(?!\p{L})[^.!?\n]{0,60} )vor (?:über |mehr als |fast |rund |gut )?${count} Jahren (?:gegründet|eröffnet)(?!\p{L})|(?<!\p{L})vor (?:über |mehr als |fast |rund |gut )?${count} Jahren (?:haben wir|eröffneten wir|gründeten wir|begannen wir)(?!\p{L})`,
      'giu',
    ),
  },
  {
    language: 'fr',
    words: ['ans'],
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:nous avons (?:ouvert|commencé|fondé|créé)|notre \p{L}+ (?:a été )?(?:ouverte?|fondée?|créée?))(?: (?:nos portes|ici|notre \p{L}+|l[’']\p{L}+|à \p{Lu}\p{L}+))* il y a (?:plus de |près de |environ )?${count} ans(?!\p{L})`,
      'giu',
    ),
  },
  {
    language: 'es',
    words: ['hace'],
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:abrimos|empezamos|comenzamos|nacimos|fundamos|nuestr[ao] \p{L}+ (?:se fundó|abrió|nació))(?: (?:nuestras puertas|aquí|(?:la|el|nuestr[ao]) \p{L}+|en \p{Lu}\p{L}+))* hace (?:más de |casi |unos )?${count} años(?!\p{L})`,
      'giu',
    ),
  },
];

/** Years since the business began that are written out: right today, and wrong a year later. */
export const beganAgoRules: readonly TextRule[] = languages.map(({ language, words, pattern }) => ({
  ...yearsWords,
  language,
  words,
  find: unlessOfOthers((text, context) => writtenYears(unproven(text, context, pattern), context)),
}));
