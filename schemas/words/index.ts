import { z } from 'zod';
import { blockWords } from './blocks';
import { layoutWords } from './layout';
import { madeWords } from './made';
import { formsOf, type PluralForms, type Word } from './word';

/** What components draw, in groups by where it shows; the app in a browser has these words and no others. */
export const drawnWords = { ...layoutWords, ...blockWords } as const;

/** Every text that the engine adds to a site, in English: the defaults of all languages without words of their own. */
export const englishWords = { ...drawnWords, ...madeWords } as const;

type Groups = typeof englishWords;
export type WordGroup = keyof Groups;
export type DrawnGroup = keyof typeof drawnWords;

/** The words of one language. */
export type WordTexts = { [G in WordGroup]: Record<keyof Groups[G], string | PluralForms> };

/** `header.menu`. */
export type WordKey<G extends WordGroup = WordGroup> = { [N in G]: `${N}.${keyof Groups[N] & string}` }[G];

type TextAt<K extends string> = K extends `${infer G extends WordGroup}.${infer N}`
  ? N extends keyof Groups[G]
    ? Groups[G][N] extends Word<infer Text>
      ? Text extends PluralForms
        ? Text[keyof Text]
        : Text
      : never
    : never
  : never;

/** The names of what is filled into a word. */
export type Placeholders<K extends string, Text = TextAt<K>> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<K, Rest>
  : never;

const written = z.string().trim().min(1);

const formSentences: Record<keyof PluralForms, string> = {
  zero: 'The text for 0, in languages that have a form for it.',
  one: 'The text for 1, and for what the language counts like it.',
  two: 'The text for 2, in languages that have a form for it.',
  few: 'The text for a few, in languages that have a form for it.',
  many: 'The text for many, in languages that have a form for it.',
  other: 'The text for all other numbers.',
};

/** What an editor may write in a word's place; that nothing else is filled in than what it has is checked with the site. */
function wordSchema({ text, about }: Word) {
  const description = `${about} “${formsOf(text).at(-1)}” when left out in English.`;
  if (typeof text === 'string') return written.optional().meta({ description });
  const forms = Object.entries(formSentences).map(([form, description]) => [
    form,
    (form === 'other' ? written : written.optional()).meta({ description }),
  ]);
  return z
    .union([written, z.strictObject(Object.fromEntries(forms))])
    .optional()
    .meta({
      description: `${description} One text, or one for each form that numbers have in the language: one, other.`,
    });
}

type WordSchema = z.ZodOptional<z.ZodType<string | PluralForms>>;
type GroupSchemas = { [G in WordGroup]: z.ZodOptional<z.ZodObject<Record<keyof Groups[G], WordSchema>>> };

/** What the words of each group are for. */
const groupSentences: Record<WordGroup, string> = {
  page: 'What every page says.',
  header: 'What the header says.',
  call: 'What the buttons that call say.',
  footer: 'What the footer says.',
  consent: 'What is asked before services of others load.',
  areas: 'What lists and maps of areas say.',
  articles: 'What articles and lists of them say.',
  callBanner: 'What the call-banner block says.',
  form: 'What stands beside a form.',
  gallery: 'What galleries say.',
  beforeAfter: 'What the before-after block says.',
  video: 'What the video block says.',
  embed: 'What the embed block says.',
  downloads: 'What the downloads block says.',
  offers: 'What the offers block says.',
  jobs: 'What the jobs block says.',
  offices: 'What the cards of offices say.',
  reviews: 'What reviews and ratings say.',
  search: 'What the search block says.',
  hours: 'How opening hours are told.',
  template: 'What several templates say.',
  service: 'What pages of the template service say.',
  city: 'What pages of the template city say.',
  area: 'What pages of the template area say.',
  article: 'What pages of the template article say.',
  llms: 'What llms.txt says.',
};

const groupSchema = (group: Record<string, Word>, description: string) =>
  z
    .strictObject(Object.fromEntries(Object.entries(group).map(([name, word]) => [name, wordSchema(word)])))
    .optional()
    .meta({ description });

/** The words that a site has in the place of the engine's, in one language. */
const ownWords = z.strictObject(
  // The entries of an object forget their names.
  Object.fromEntries(
    Object.entries(englishWords).map(([name, group]) => [name, groupSchema(group, groupSentences[name as WordGroup])]),
  ) as unknown as GroupSchemas,
);
export type OwnWords = z.infer<typeof ownWords>;

/** A language as BCP 47 writes it: `en`, `es`, `en-GB`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'a language, such as en, es or en-GB');

export const words = z.record(languageTag, ownWords).default({}).meta({
  description:
    'WordTexts of the engine that the site says otherwise, by language: words: { en: { header: { menu: Pages } } }.',
});
