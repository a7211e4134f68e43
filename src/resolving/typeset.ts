import { typographer } from './typographer';

/** Reads no Markdown: only quotation marks and apostrophes are set. */
const plain = typographer('zero');

/** What an editor types on a keyboard, as a typesetter sets it: curly quotation marks and apostrophes. */
export const typeset = (text: string): string => (text.includes("'") || text.includes('"') ? set(text) : text);

const set = (text: string): string =>
  plain
    .parseInline(text, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ content }) => content)
    .join('');
