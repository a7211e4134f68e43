import type { SiteConfig } from '../schemas/site';
import { configIn, languageOf, missingWords } from '../src/model/words/words-of';
import type { PageSummary } from '../src/resolving/page-summary';

/** What is to be known of a site and its pages. */
interface Outline {
  config: SiteConfig;
  pages: readonly Pick<PageSummary, 'route' | 'language' | 'translates' | 'indexed'>[];
}

/** The most names in a line. */
const shown = 8;

const named = (names: readonly string[]): string =>
  names.length > shown ? `${names.slice(0, shown).join(', ')} and ${names.length - shown} more` : names.join(', ');

function pagesMissing({ pages }: Outline, language: string): string[] {
  const originals = pages.filter((page) => page.indexed && page.language === undefined);
  const there = new Set(pages.flatMap((page) => (page.language === language ? (page.translates ?? []) : [])));
  const missing = originals.map(({ route }) => route).filter((route) => !there.has(route));
  return missing.length > 0
    ? [`Not in ${language}: ${missing.length} of ${originals.length} pages: ${named(missing)}.`]
    : [];
}

const menusMissing = ({ config }: Outline, language: string): string[] =>
  configIn(config, language).navigation === config.navigation
    ? [`Not in ${language}: the menus; write them as languages: { ${language}: { navigation: … } }.`]
    : [];

function wordsMissing({ config }: Outline, language: string): string[] {
  const missing = missingWords(config, language);
  // As people of all its countries say it.
  const [spoken] = language.split('-');
  return missing.length > 0
    ? [
        `Not in ${spoken}: ${missing.length} words of the engine: ${named(missing)}; write them as words: { ${spoken}: … }; npm run check -- --words prints all to write over.`,
      ]
    : [];
}

/** What a site in several languages, or in one that the engine does not know, still lacks in them: a line for each. */
export function stillToTranslate(site: Outline): string[] {
  const languages = [...new Set(site.pages.flatMap(({ language }) => language ?? []))].sort();
  return [
    ...wordsMissing(site, languageOf(site.config)),
    ...languages.flatMap((language) => [
      ...pagesMissing(site, language),
      ...menusMissing(site, language),
      ...wordsMissing(site, language),
    ]),
  ];
}
