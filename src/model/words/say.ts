import type { Placeholders, WordGroup, WordKey, WordTexts } from '../../../schemas/words';
import type { PluralForms } from '../../../schemas/words/word';
import { numberFormat, pluralRules } from '../formats';

type Values<K extends string> = [Placeholders<K>] extends [never] ? [] : [Record<Placeholders<K>, string | number>];

/** Gives a text of the engine in the language of a site, with what belongs in it: `say('header.home', { business })`. */
export type Say<G extends WordGroup = WordGroup> = <K extends WordKey<G>>(key: K, ...values: Values<K>) => string;

/** The form of a text for a number: its own where the language has one for it, else the one for all others. */
const formFor = (forms: PluralForms, count: unknown, locale: string): string =>
  (typeof count === 'number' ? forms[pluralRules(locale).select(count)] : undefined) ?? forms.other;

/** Numbers are written as the language writes them, and texts with `{count}` take the form that it has for that count. */
export function sayIn<G extends WordGroup>(words: Pick<WordTexts, G>, locale: string): Say<G> {
  return (key, ...[values = {}]) => {
    // The compiler does not follow a key into its parts; `WordKey` has made it of a group and a name in it.
    const [group = '', name = ''] = key.split('.');
    const word = (words as Record<string, Record<string, string | PluralForms>>)[group]?.[name] ?? key;
    const given: Record<string, string | number> = values;
    const text = typeof word === 'string' ? word : formFor(word, given.count, locale);
    return text.replace(/\{(\w+)\}/g, (written, placeholder) => {
      const value = given[placeholder] ?? written;
      return typeof value === 'number' ? numberFormat(locale).format(value) : value;
    });
  };
}
