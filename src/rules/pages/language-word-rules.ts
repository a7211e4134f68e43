import { languageName } from '../../model/words/language-name';
import { languageOf } from '../../model/words/words-of';
import type { Leaf } from '../../resolving/leaves';
import { isQuoted } from '../claims/unproven';
import type { PageRule } from '../rule';
import { joined, listsOf, textIndex } from '../text-index';

/** Small words that nearly every sentence of a language has, and few of another. */
const small: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to is are with for your you our we that this it be have from on at by as what an',
    es: 'el los las del que y un una por con para su sus es son como más nuestro nuestra se al lo pero cada tras otra otro muy hasta donde cuando también',
    de: 'der das und ist sind mit für von zu den dem ein eine wir sie nicht auf auch wenn im bei ihre oder bevor alles wo sich nach aus dass uns unsere haben werden können zum zur bis wird es',
    fr: 'le les des du et qui dans pour avec est sont nous vous votre nos une sur pas ce cette aux plus',
    it: 'il gli di che con per sono della nel una nostro nostra dei alla più anche si come',
    pt: 'os do da dos das em um uma com para não são nossa nosso você mais pelo seu',
    nl: 'het een van voor met zijn niet wij uw onze ook bij naar dat als worden',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Further small words, by which a title is told that has no other. */
const prepositions: Readonly<Record<string, readonly string[]>> = {
  en: ['in'],
  es: ['en', 'de', 'a', 'e', 'o'],
  de: ['in'],
  fr: ['en', 'de', 'à'],
  pt: ['em', 'de'],
  it: ['in', 'di'],
  nl: ['in', 'en'],
};

/** Second words of short labels, "Contact us", that other languages have not. */
const tails: Readonly<Record<string, ReadonlySet<string>>> = { en: new Set(['us', 'now', 'here', 'more', 'today']) };

/** Words by which a heading is told that is short: those in whose place another language has quite another. */
const speaking: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'we you our your how what why who where when it are',
    de: 'wir sie uns unser unsere ihr ihre wie warum wer sind ist',
    es: 'somos nosotros nuestro nuestra usted ustedes',
    fr: 'nous vous notre votre nos vos comment pourquoi sommes êtes',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Texts, and sentences in longer ones, of fewer words say too little of their language. */
const [fewest, fewestInText] = [6, 8];
/** So many different small words of a language show that a text is in it. */
const telling = 3;

const ofAnyLanguage = new Set([...Object.values(small), ...Object.values(speaking)].flatMap((words) => [...words]));

const isSmall = (word: string, language: string): boolean =>
  small[language]?.has(word) === true || speaking[language]?.has(word) === true;

/** What stands between words. */
const gap = String.raw`[\s.,;:!?()"“”„«»'’/–—-]`;
const gaps = new RegExp(`${gap}+`);
/** Finds one of some words. */
const oneOf = (words: Iterable<string>): RegExp =>
  new RegExp(`(?:^|${gap})(?:${[...words].join('|')})(?=${gap}|$)`, 'i');
const smallWord = new Map(Object.entries(small).map(([language, words]) => [language, oneOf(words)]));
const foreign = new Map<string, ReturnType<typeof textIndex>>();

/** The small words that a language has not, of which a text in another has some; made once for a language that pages are in. */
function foreignWords(language: string) {
  const index =
    foreign.get(language) ?? textIndex([{ words: [...ofAnyLanguage].filter((word) => !isSmall(word, language)) }]);
  foreign.set(language, index);
  return index;
}

/** The texts that may be in another language: those with small words of one. */
function suspectsAmong(texts: readonly Leaf[], language: string): Leaf[] {
  const found = listsOf(foreignWords(language), joined(texts.map(({ shown }) => shown)));
  const places = found.filter((_, at) => at % 2 === 1);
  return [...new Set(places)].flatMap((place) => texts[place] ?? []);
}

/** The language that a text is in, where that is not its page's. */
function otherLanguage(shown: string, language: string): string | undefined {
  const text = shown.includes('<') ? shown.replace(/<[^<>]*>/g, ' ') : shown;
  const sentences = /[.!?:]\s/.test(text) ? text.split(/(?<=[.!?:])\s/) : [text];
  const least = sentences.length > 1 ? fewestInText : fewest;
  for (const sentence of sentences) {
    const other = languageOfWords(sentence, language, least);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** True for a title or a heading that has small words of the language of the site alone, around a word that is no name. */
function isTitleLeftOver({ shown, path }: Leaf, language: string, ofSite: string): boolean {
  const field = path.at(-1);
  if (field !== 'title' && field !== 'heading') return false;
  const words = shown.split(gaps).filter(Boolean);
  const has = (code: string, word: string): boolean =>
    small[code]?.has(word) === true || prepositions[code]?.includes(word) === true;
  return (
    words.length > 3 &&
    words.some((word) => /^\p{Ll}{5,}$/u.test(word)) &&
    words.some((word) => has(ofSite, word)) &&
    !words.some((word) => has(language, word.toLowerCase()))
  );
}

/** The language of a heading of a few words that has none of its page's own, and words of another that speaks in them. */
function otherHeading({ shown, path }: Leaf, language: string): string | undefined {
  const words = shown.split(gaps).filter(Boolean);
  if (path.at(-1) !== 'heading' || words.length < 3 || !words.slice(1).some((word) => /^\p{Ll}{4,}$/u.test(word)))
    return undefined;
  const said = words.map((word) => word.toLowerCase());
  const isOwn = (word: string): boolean => isSmall(word, language) || prepositions[language]?.includes(word) === true;
  if (said.some(isOwn)) return undefined;
  const [other, ...more] = Object.keys(speaking).filter((code) => said.some((word) => speaking[code]?.has(word)));
  return more.length > 0 ? undefined : other;
}

/** Words of the language of a site that no other of these has, in a short text that has none of its page's own. */
function isLeftOver(text: string, language: string, ofSite: string): boolean {
  const words = text.toLowerCase().split(gaps).filter(Boolean);
  if (words.length === 2 && tails[ofSite]?.has(words[1] ?? '')) return true;
  // A name is in whatever language it is in.
  const isName = /\S\s+(?:\S+\s+)*\p{Lu}/u.test(text) || words.length < 3 || words.length >= fewest;
  const has = (code: string, word: string): boolean => small[code]?.has(word) === true;
  const isOthers = (word: string): boolean => Object.keys(small).some((code) => code !== ofSite && has(code, word));
  return (
    !isName && !words.some((word) => has(language, word)) && words.some((word) => has(ofSite, word) && !isOthers(word))
  );
}

function languageOfWords(text: string, language: string, least: number): string | undefined {
  // Most sentences have a small word of their own language near their beginning, and are not read on.
  if (smallWord.get(language)?.test(text)) return undefined;
  const words = text.toLowerCase().split(gaps);
  if (words.length < least) return undefined;
  const said = new Set(words.filter((word) => ofAnyLanguage.has(word)));
  if (said.size < telling) return undefined;
  const counts = Object.entries(small).map(([code, set]) => [code, [...said].filter((word) => set.has(word))] as const);
  const [best] = counts.sort(([, a], [, b]) => b.length - a.length);
  return best && best[1].length >= telling ? best[0] : undefined;
}

const isText = ({ kind }: Leaf): boolean => kind === 'text' || kind === 'markdown';

/** In which language a page is written. */
export const languageWordRules: readonly PageRule[] = [
  {
    code: 'site/other-language',
    severity: 'warning',
    instead: ['prose/question-mark'],
    why: 'Search engines, screen readers and translators go by the language that a page names; its texts must be in it.',
    find: ({ source, leaves }, { config }) => {
      // A translation that says no language is told of that.
      if (source.translates !== undefined && source.language === undefined) return [];
      const language = (source.language ?? languageOf(config)).split('-')[0] ?? '';
      if (!Object.hasOwn(small, language)) return [];
      const texts = leaves.filter((leaf) => isText(leaf) && !isQuoted(leaf.path, source));
      const ofSite = source.language === undefined ? language : (languageOf(config).split('-')[0] ?? '');
      // What is left in the site's language on a page in another is short, and each text is looked at for it.
      const some = language === ofSite ? suspectsAmong(texts, language) : texts;
      const found = some.flatMap((leaf) => {
        const { path, shown } = leaf;
        const mayBeLeft = language !== ofSite && Object.hasOwn(small, ofSite);
        const isLeft = mayBeLeft && (isLeftOver(shown, language, ofSite) || isTitleLeftOver(leaf, language, ofSite));
        const other = isLeft ? ofSite : (otherLanguage(shown, language) ?? otherHeading(leaf, language));
        return other === undefined ? [] : [{ path, other }];
      });
      const [first] = found;
      if (!first) return [];
      const isWhole = found.length > 2 && source.language === undefined;
      const [here, there] = [language, first.other].map((code) =>
        new Intl.DisplayNames('en', { type: 'language' }).of(code),
      );
      return [
        {
          // Where most pages are in another language than the site, that is told once.
          ...(source.language === undefined && { wants: `language ${first.other}` }),
          found: `this text is in ${there ?? languageName(first.other)}, and the page in ${here}`,
          fix: isWhole
            ? `add language: ${first.other} to the page, and translates: with the page it translates`
            : `write it in ${here}, or give the page language: ${first.other}`,
          at: { path: first.path },
        },
      ];
    },
  },
];
