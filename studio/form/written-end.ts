/** A text without the line breaks that a block of text in a file ends with: nobody types them. */
export const withoutEnd = (text: string): string => text.replace(/\n+$/, '');

/** What is written for a text that was typed: with the end that it had, and without the space before the next word. */
export const withEnd = (typed: string, before: string): string =>
  typed.trimEnd() + (typed.trim() === '' ? '' : (/\n+$/.exec(before)?.[0] ?? ''));
