/** A text in the forms that a number gives it, by the names that `Intl.PluralRules` has for them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A text that the engine adds to a site: in English, with `{names}` of what is filled in, and where it shows. */
export interface Word<Text extends string | PluralForms = string | PluralForms> {
  text: Text;
  about: string;
}

export const word = <const Text extends string | PluralForms>(text: Text, about: string): Word<Text> => ({
  text,
  about,
});

/** The text in each of its forms. */
export const formsOf = (text: string | PluralForms): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

const placeholder = /\{(\w*)\}/g;

/** The names of what is filled into a text: `Call {phone}` → `phone`. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);
