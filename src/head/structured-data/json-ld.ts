/** The id of the one script element with the page's structured data. */
export const jsonLdId = 'structured-data';

const escapes = /[<>&\u2028\u2029]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A value as JSON that is safe inside a script element: no text in it can close the element, open a comment or end a
 * line. Reads back as the same value.
 */
export const jsonLdText = (value: unknown): string => JSON.stringify(value).replace(escapes, escaped);
