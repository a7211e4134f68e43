import { stringify } from 'yaml';
import type { z } from 'zod';
import { plainPage } from '../../schemas/page';
import { siteConfig } from '../../schemas/site';
import { type PageSource, templates } from '../../schemas/templates';
import { englishWords } from '../../schemas/words';
import type { SourceFile } from '../../src/model/site';
import { readPage, readSiteConfig } from '../../src/reading/page-source';
import { mapLeaves } from '../../src/resolving/walk';

const inWords = (text: string): string => `⟦${text}⟧`;

/** Every word of the engine between marks, in all of its forms. */
const markedWords = Object.fromEntries(
  Object.entries(englishWords).map(([group, words]) => [
    group,
    Object.fromEntries(
      Object.entries(words).map(([name, { text }]): [string, unknown] => [
        name,
        typeof text === 'string'
          ? inWords(text)
          : Object.fromEntries(Object.entries<string>(text).map(([form, words]) => [form, inWords(words)])),
      ]),
    ),
  ]),
);

/** The region of an address is a code, and stays one. */
const region = 'TX';

/** A value with each of its texts, which people write, between marks of another kind. */
const markedTexts = <S extends z.ZodType>(schema: S, value: z.output<S>): z.output<S> =>
  mapLeaves(schema, value, [], (kind, leaf) =>
    (kind === 'text' || kind === 'markdown') && leaf !== region ? `‹${leaf}›` : leaf,
  );

/** A site whose own texts stand between ‹ and ›, and the engine's words between ⟦ and ⟧: what stands in neither is nobody's. */
export function markedSite(files: readonly SourceFile[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      if (file.path === 'site.config.yaml') {
        const { value } = readSiteConfig(file);
        if (!value) throw new Error(`${file.path} cannot be read`);
        return [
          file.path,
          stringify({ ...markedTexts(siteConfig, value), seo: value.seo, words: { en: markedWords } }),
        ];
      }
      const { value } = readPage(file);
      if (!value) throw new Error(`${file.path} cannot be read`);
      const schema = 'template' in value ? templates[value.template] : plainPage;
      const marked = markedTexts(schema as never, value as never) as PageSource;
      // Marks would make titles too long for search engines; those of a place must have its name in them.
      const place = 'city' in marked && marked.city ? ` ${marked.city}` : '';
      const heading = 'heading' in marked ? { heading: marked.heading + place } : {};
      const { title, description, label = title } = value;
      return [file.path, stringify({ ...marked, title: title + place, description, label: `‹${label}›`, ...heading })];
    }),
  );
}

/** A distance is written as the language writes it, by `Intl`. */
const distance = '100 miles';

const marked = /‹[^‹›⟦⟧]*›|⟦[^‹›⟦⟧]*⟧/g;

/** What of a text stands between no marks and has letters. */
export function loose(text: string): string {
  let rest = text.replaceAll(new RegExp(`\\b(?:${region}|${distance})\\b`, 'g'), '');
  for (let before = ''; before !== rest; ) [before, rest] = [rest, rest.replace(marked, ' ')];
  return /\p{L}/u.test(rest) ? rest.replace(/\s+/g, ' ').trim() : '';
}
