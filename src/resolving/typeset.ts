import { inMarksOf, typographer } from './typographer';

/** Reads no Markdown: only quotation marks and apostrophes are set. */
const plain = typographer('zero');

/** What an editor types on a keyboard, as a typesetter of a language (BCP 47) sets it: curly quotation marks and apostrophes. */
export const typeset = (text: string, language: string): string =>
  text.includes("'") || text.includes('"') ? set(text, language) : text;

const set = (text: string, language: string): string =>
  inMarksOf(language, plain)
    .parseInline(text, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('');
