/**
 * A text as a string of CSS, in quotes. Signs that could end it, or the style element it stands in, are written as escapes
 * (CSS Syntax 3, section 4.3.7).
 */
export const cssString = (text: string): string =>
  `"${text.replace(/[\p{Cc}"\\<]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
