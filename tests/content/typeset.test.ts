import { expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/site';
import { localeOf } from '../../src/model/words/words-of';
import { resolved } from '../../src/reading/issue';
import { renderMarkdown } from '../../src/resolving/markdown';
import { typeset } from '../../src/resolving/typeset';
import { plumber } from '../plumber';

const english = localeOf({ words: {} } as SiteConfig, 'en-US');

const table: [typed: string, set: string][] = [
  ["Seguin's plumbers don't rush at 5 o'clock", 'Seguin’s plumbers don’t rush at 5 o’clock'],
  ["the owners' list and the 1990's look", 'the owners’ list and the 1990’s look'],
  ['They said "dry by Friday" and ("no rush").', 'They said “dry by Friday” and (“no rush”).'],
  ['"Dry," they said; \'no "real" rush\'', '“Dry,” they said; ‘no “real” rush’'],
  ['Yes—"at once"—they came', 'Yes—“at once”—they came'],
  ["'Built in 1965' it said", '‘Built in 1965’ it said'],
  ['a 6" gutter and a 2" gap', 'a 6" gutter and a 2" gap'],
  ["a drain of 10' by 12', 6'2\" high, the owner's", "a drain of 10' by 12', 6'2\" high, the owner’s"],
  ['nothing to set', 'nothing to set'],
  ['(830) 555-0142 in 3–5 days', '(830) 555-0142 in 3–5 days'],
];

test.each(table)('%s', (typed, set) => {
  expect(typeset(typed, 'en-US')).toBe(set);
});

test.each(table)('running text: %s', (typed, set) => {
  const { value } = renderMarkdown(typed, (href) => resolved(href), english);
  expect(value.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(set);
});

test('plain text is no Markdown', () => {
  expect(typeset('*a* [b](c) \\d & &amp; <i> `e`\n# f', 'en-US')).toBe('*a* [b](c) \\d & &amp; <i> `e`\n# f');
});

test.each([
  ['de-DE', '„Es war ‚gut‘“, hieß es'],
  ['de-CH', '«Es war ‹gut›», hieß es'],
  ['fr-FR', '«\u00a0Es war “gut”\u00a0», hieß es'],
  ['es-ES', '«Es war “gut”», hieß es'],
  ['es-MX', '“Es war ‘gut’”, hieß es'],
  ['it-IT', '«Es war “gut”», hieß es'],
  ['ja-JP', '「Es war 『gut』」, hieß es'],
  ['en-GB', '“Es war ‘gut’”, hieß es'],
])('in %s a quotation has the marks of the language', (language, set) => {
  expect(typeset(`"Es war 'gut'", hieß es`, language)).toBe(set);
});

test('what the configuration says in a further language has the quotation marks of that language', () => {
  const said =
    'languages:\n  es: { business: { tagline: La "casa" } }\n  de: { business: { tagline: Das "Haus" der Rohre } }\n';
  const { languages } = plumber.siteOf(plumber.changed('site.config.yaml', 'theme:', `${said}theme:`)).config;
  expect(languages.es?.business.tagline).toBe('La “casa”');
  expect(languages.de?.business.tagline).toBe('Das „Haus“ der Rohre');
});
