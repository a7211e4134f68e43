import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { AddressLookup } from '../addresses/address-lookup';
import { configIn, languageOf } from '../model/words/words-of';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';
import type { Resolved } from './leaves';
import type { NameLookup } from './name-lookup';
import { withPhonesShown } from './phones';
import { type LeafContext, resolveLeaves } from './resolve-leaf';
import { officeOf } from './templates/common-sections';
import { typeset } from './typeset';

interface Surroundings {
  addresses: AddressLookup;
  names: NameLookup;
  year: number;
}

/** The configuration with its tokens filled in and its links resolved; `call` and `{phone}` are the main office's. */
export function resolveConfig(
  written: SiteConfig,
  { addresses, names, year }: Surroundings,
  report: Report,
): Resolved<SiteConfig> {
  const config = withPhonesShown(written);
  const office = officeOf(config, undefined);
  const leafIn = (spoken: SiteConfig): LeafContext => ({
    tokens: { config: spoken, office, city: office.city, year },
    links: { config: spoken, addresses, office },
    names,
  });
  const leaf = leafIn(config);
  // What is said in another language is set as that one sets it.
  const inLanguage = ([field, language]: Path): LeafContext =>
    field === 'languages' && typeof language === 'string' ? leafIn(configIn(config, language)) : leaf;
  const { form, leaves } = resolveLeaves(siteConfig, config, inLanguage, report);
  const languages = withNamesTypeset(form.languages, languageOf(config));
  return { form: { ...form, words: wordsTypeset(config.words), languages }, leaves };
}

/** What things are called in further languages, by their names as the language of the site sets them. */
const withNamesTypeset = (languages: SiteConfig['languages'], language: string): SiteConfig['languages'] =>
  Object.fromEntries(
    Object.entries(languages).map(([tag, own]) => {
      const names = Object.entries(own.names).map(([name, said]) => [typeset(name, language), said]);
      return [tag, { ...own, names: Object.fromEntries(names) }];
    }),
  );

/** The words of a site by language, each set as its language sets it. */
const wordsTypeset = (words: SiteConfig['words']): SiteConfig['words'] =>
  // The entries of an object forget their names.
  Object.fromEntries(
    Object.entries(words).map(([language, own]) => [language, typesetAll(own, language)]),
  ) as typeof words;

/** A value of plain data with each of its texts typeset. */
function typesetAll<T>(value: T, language: string): T {
  const mapped: unknown =
    typeof value === 'string'
      ? typeset(value, language)
      : Object.fromEntries(Object.entries(value ?? {}).map(([name, part]) => [name, typesetAll(part, language)]));
  // Texts are replaced by texts, and nothing else changes.
  return mapped as T;
}
