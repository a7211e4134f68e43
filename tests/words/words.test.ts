import { describe, expect, test } from 'vitest';
import { englishWords } from '../../schemas/words';
import { formsOf, type PluralForms, placeholdersIn } from '../../schemas/words/word';
import { reachOf } from '../../src/model/reach';
import { directionOf } from '../../src/model/words/direction';
import { translations } from '../../src/model/words/translations';
import { localeOf, missingWords } from '../../src/model/words/words-of';
import { changed, pageOf, problemsOf, siteOf } from '../plumber';

const config = 'site.config.yaml';
const withWords = (yaml: string) => changed(config, 'areas:\n', `words: ${yaml}\nareas:\n`);
const english = localeOf(siteOf().config);

describe('a word', () => {
  test('has what is filled in put in its place, and numbers as its language writes them', () => {
    expect(english.say('header.home', { business: 'Heron' })).toBe('Heron, home');
    expect(english.say('gallery.some', { shown: 5, count: 1200 })).toBe('5 of 1,200 photos');
    // @ts-expect-error: the word has a business in it, and no city.
    english.say('header.home', { city: 'Seguin' });
    // @ts-expect-error: there is no such word.
    english.say('header.house');
  });

  test.each([
    [1, 'And 1 more community.'],
    [2, 'And 2 more communities.'],
  ])('has the form that its language has for %i', (count, said) => {
    expect(english.say('footer.communities', { count })).toBe(said);
  });

  test.each([
    ['en', 1, '1 photo'],
    ['en-GB', 2, '2 photos'],
    ['es', 1, '1 foto'],
    ['es-US', 1200, '1,200 fotos'],
    ['pl', 5, '5 zdjęć'],
    ['pl', 22, '22 zdjęcia'],
  ])('in %s for %i', (tag, count, said) => {
    const words = {
      pl: { gallery: { count: { one: '{count} zdjęcie', few: '{count} zdjęcia', other: '{count} zdjęć' } } },
    };
    expect(localeOf({ ...siteOf().config, words }, tag).say('gallery.count', { count })).toBe(said);
  });
});

describe.each(Object.entries(translations))('the words of the engine in %s', (language, words) => {
  const texts = Object.entries(englishWords).flatMap(([group, english]) =>
    Object.entries(english).map(([name, { text }]) => {
      const given = (words[group as keyof typeof words] as Record<string, string | PluralForms> | undefined)?.[name];
      return { key: `${group}.${name}`, english: text as string | PluralForms, given };
    }),
  );

  test('are all there, with nothing left over', () => {
    expect(
      texts.filter(({ given }) => given === undefined || formsOf(given).some((form) => form.trim() === '')),
    ).toEqual([]);
    expect(Object.values(words).flatMap((group) => Object.keys(group))).toHaveLength(texts.length);
    expect(missingWords(siteOf().config, language)).toEqual([]);
  });

  test('have the same filled in as those in English', () => {
    const filled = (text: string | PluralForms = '') => [...new Set(formsOf(text).flatMap(placeholdersIn))].sort();
    for (const { key, english, given } of texts) expect(filled(given), key).toEqual(filled(english));
  });

  test('have each form that small numbers have in the language, where English has more than one', () => {
    const counted = texts.filter(({ english }) => typeof english !== 'string' && english.one !== undefined);
    expect(counted.length).toBeGreaterThan(2);
    const small = new Set([0, 1, 2, 3, 5, 11, 21, 100].map((count) => new Intl.PluralRules(language).select(count)));
    for (const { key, given } of counted) expect(Object.keys(given ?? {}).sort(), key).toEqual([...small].sort());
  });

  test('are not English', () => {
    const same = texts.filter(({ english, given }) => JSON.stringify(english) === JSON.stringify(given));
    // Names of services, and what is written alike in both.
    expect(same.length).toBeLessThan(texts.length / 10);
  });
});

describe('a site', () => {
  test('says it in its own way', () => {
    const added = withWords('{ en: { city: { steps: "What’s next" }, template: { call: "Ring {phone}" } } }');
    expect(pageOf('/seguin', added).sections.map(({ heading }) => heading)).toContain('What’s next');
    expect(JSON.stringify(pageOf('/blog/frost', added).sections)).toContain('Ring (830) 555-0142');
  });

  test('in Spanish is Spanish in all that the engine adds', () => {
    const spanish = siteOf(changed(config, 'business:\n', 'locale: es-US\nbusiness:\n'));
    const { say } = localeOf(spanish.config);
    const reach = reachOf({ ...spanish.config, business: { ...spanish.config.business, radius: 1 } });
    expect(say('footer.near', { count: 2, distance: reach?.words ?? '' })).toBe(
      'Y 2 localidades más a menos de 1 milla de nuestra oficina.',
    );
  });
});

test('a name in another language for what nothing is called is told, with the likely one', () => {
  const said = 'languages: { es: { names: { Seguin ofice: Oficina de Seguin, Marion: Marión } } }\n';
  expect(problemsOf(changed(config, 'theme:', `${said}theme:`))).toContain(
    'nothing in site.config.yaml is called "Seguin ofice"  write "Seguin office" before the colon',
  );
});

describe('what is wrong in it is told at its line', () => {
  test.each([
    ['{ en: { header: { menue: Pages } } }', '"menue" is not a field of header  write "menus"'],
    [
      '{ en: { template: { call: "Call {city}" } } }',
      'words.en.template.call  nothing is filled in for {city} in this word  write {phone}',
    ],
    ['{ en: { header: { menu: "Menu {a}" } } }', 'nothing is filled in for {a} in this word  leave it out'],
    ['{ en: { gallery: { count: { one: "{count} picture" } } } }', '"other" is missing in count  add "other"'],
    ['{ english: { header: { menu: Pages } } }', 'a language, such as en, es or en-GB'],
  ])('%s', (yaml, told) => {
    expect(problemsOf(withWords(yaml))).toContain(told);
  });
});

test.each([
  ['he-IL', 'rtl'],
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa-IN', undefined],
  ['en-GB', undefined],
  ['ja-JP', undefined],
])('a page in %s is read from %s', (language, direction) => expect(directionOf(language)).toBe(direction));
