import type { SiteConfig } from '../../../schemas/site';
import { englishWords, type OwnWords, type WordGroup, type WordTexts } from '../../../schemas/words';
import { renamed } from './names-in';
import { type Say, sayIn } from './say';
import { translations } from './translations';

/** The words of a language by group, as far as somebody has given them. */
type Given = Partial<Record<string, Partial<Record<string, unknown>>>>;

const english: Given = Object.fromEntries(
  Object.entries(englishWords).map(([group, words]) => [
    group,
    Object.fromEntries(Object.entries(words).map(([name, { text }]) => [name, text])),
  ]),
);

/** What the engine says in a language; kinds of one have no words of their own but those of a site. */
const known = (tag: string): Given | undefined =>
  tag === 'en' ? english : tag.includes('-') ? undefined : translations[tag];

/** A language and those it is a kind of, the widest first: `en-GB` → `en`, `en-GB`. */
const widest = (language: string): string[] =>
  language.split('-').map((_, index, parts) => parts.slice(0, index + 1).join('-'));

/** What is given in a language: by the engine, then by the site. */
const givenIn = ({ words }: Pick<SiteConfig, 'words'>, language: string): Given[] =>
  widest(language).flatMap((tag) =>
    [known(tag), words[tag] as OwnWords | undefined].filter((given) => given !== undefined),
  );

const made = new Map<string, { layers: readonly Given[]; words: WordTexts }>();

/** All words of a language: the site's own, else the engine's, else those in English. */
export function wordsOf(config: Pick<SiteConfig, 'words'>, language: string): WordTexts {
  // All is read before it is known: what a page asks of the configuration is noted down.
  const layers = [english, ...givenIn(config, language)];
  const known = made.get(language);
  if (known?.layers.length === layers.length && known.layers.every((layer, index) => layer === layers[index]))
    return known.words;
  // Each group and each name is there, for English has them all.
  const words = Object.fromEntries(
    Object.keys(english).map((group) => [group, Object.assign({}, ...layers.map((layer) => layer[group]))]),
  ) as WordTexts;
  made.set(language, { layers, words });
  return words;
}

/** The names of the words that nobody has given in a language, so that they are in English: `page.skip`. */
export function missingWords(config: Pick<SiteConfig, 'words'>, language: string): string[] {
  if (language.split('-')[0] === 'en') return [];
  const given = givenIn(config, language);
  return Object.entries(english).flatMap(([group, words = {}]) =>
    Object.keys(words)
      .filter((name) => given.every((layer) => layer[group]?.[name] === undefined))
      .map((name) => `${group}.${name}`),
  );
}

/** The country of a site (ISO 3166), which is the first part of `seo.region`; empty where that is no code. */
export const countryOf = ({ seo }: Pick<SiteConfig, 'seo'>): string => /^[A-Z]{2}(?=-|$)/.exec(seo.region)?.[0] ?? '';

/** A language as it is spoken in the country of a site, as far as that is known. */
const spokenIn = (language: string, site: Pick<SiteConfig, 'seo'>): string =>
  [language, countryOf(site)].filter(Boolean).join('-');

/** The language of a site's texts and where it is spoken; the English of its country where the site does not say. */
export const languageOf = ({ locale, seo }: Pick<SiteConfig, 'locale' | 'seo'>): string =>
  locale ?? spokenIn('en', { seo });

const localized = new WeakMap<SiteConfig, Map<string, SiteConfig>>();

/** The facts of a site for a page in a language, spoken in the country of the site; those of the site where none is named. */
export function configIn(config: SiteConfig, language: string | undefined): SiteConfig {
  if (language === undefined) return config;
  const locale = language.includes('-') ? language : spokenIn(language, config);
  const made = localized.get(config) ?? new Map<string, SiteConfig>();
  localized.set(config, made);
  const known = made.get(locale) ?? { ...config, locale, ...saidIn(config, language) };
  made.set(locale, known);
  return known;
}

/** What a site says otherwise in a language: the widest that it names, then those that are a kind of it. */
function saidIn(config: SiteConfig, language: string): Partial<SiteConfig> {
  const said = widest(language).flatMap((tag) => config.languages[tag] ?? []);
  const navigation = said.findLast((own) => own.navigation)?.navigation;
  const alert = said.findLast((own) => own.alert)?.alert;
  const consent = said.findLast((own) => own.consent)?.consent;
  const names: Record<string, string> = Object.assign({}, ...said.map((own) => own.names));
  const named = Object.keys(names).length > 0 ? renamed(config, names) : config;
  return {
    ...(named !== config && named),
    business: Object.assign({}, named.business, ...said.map((own) => own.business)),
    ...(consent && { consent: { ...config.consent, ...consent } }),
    ...(navigation && { navigation }),
    ...(alert && config.alert && { alert: { ...config.alert, ...alert } }),
  };
}

/** How texts are made in a language: its tag (BCP 47), by which dates and numbers are written, and its words. */
export interface Locale {
  tag: string;
  say: Say;
}

type Spoken = Pick<SiteConfig, 'words' | 'locale' | 'seo'>;

const localeIn = (config: Spoken, tag: string): Locale => ({ tag, say: sayIn<WordGroup>(wordsOf(config, tag), tag) });

/** The own language of a site, by its facts: every running text of a page asks for it. */
const ownLocales = new WeakMap<Spoken, Locale>();

/** A language of a site; the site's own where none is named. */
export function localeOf(config: Spoken, tag?: string): Locale {
  if (tag !== undefined) return localeIn(config, tag);
  const own = ownLocales.get(config) ?? localeIn(config, languageOf(config));
  ownLocales.set(config, own);
  return own;
}
