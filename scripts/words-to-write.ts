import { Document, isScalar, visit } from 'yaml';
import type { SiteConfig } from '../schemas/site';
import { englishWords } from '../schemas/words';
import type { Word } from '../schemas/words/word';
import { languageOf, missingWords } from '../src/model/words/words-of';

/** The languages of a site, its own first. */
export const languagesOf = (config: SiteConfig, pages: readonly { language?: string | undefined }[]): string[] => [
  ...new Set([languageOf(config), ...pages.map(({ language }) => language).filter((one) => one !== undefined)]),
];

const groups: Readonly<Record<string, Readonly<Record<string, Word>>>> = englishWords;

/** The words that nobody has given in a language, in English, by group and name. */
function inEnglish(config: SiteConfig, language: string): Record<string, Record<string, Word>> {
  const missing = new Set(missingWords(config, language));
  const left = Object.entries(groups).map(([group, words]) => [
    group,
    Object.fromEntries(Object.entries(words).filter(([name]) => missing.has(`${group}.${name}`))),
  ]);
  return Object.fromEntries(left.filter(([, words]) => Object.keys(words ?? {}).length > 0));
}

/** `words:` for `site.config.yaml` with all that is missing in some languages, in English and with where each shows: to be written over. */
export function wordsToWrite(config: SiteConfig, languages: readonly string[]): string {
  const lacking = languages.map(
    (language) => [language.split('-')[0] ?? language, inEnglish(config, language)] as const,
  );
  const words = Object.fromEntries(lacking.filter(([, left]) => Object.keys(left).length > 0));
  if (Object.keys(words).length === 0) return 'Nothing is missing: all words are there in the languages of the site.\n';
  const texts = JSON.parse(JSON.stringify(words), (_, value) => (value?.about ? value.text : value));
  const document = new Document({ words: texts });
  visit(document, {
    Pair(_, pair, path) {
      const keys = [...path, pair].flatMap((node) =>
        'key' in node && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      const [, , group = '', name = ''] = keys;
      const about = keys.length === 4 ? groups[group]?.[name]?.about : undefined;
      if (about && isScalar(pair.key)) pair.key.commentBefore = ` ${about}`;
    },
  });
  return document.toString({ lineWidth: 0 });
}
