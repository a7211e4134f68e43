/** What stands in a line of text: a word in one of these and a word beside it are one where nothing is between them. */
const inline = 'a|abbr|b|button|cite|code|em|i|label|q|small|span|strong|time';
const tags = `(?:</?(?:${inline})\\b[^>]*>)*`;
const joined = new RegExp(
  `[^\\s>]*[\\p{L}\\p{N}.)]${tags}(?:</(?:${inline})>|<(?:a|button|small|time)\\b[^>]*>)${tags}[\\p{L}\\p{N}(+][^\\s<]*`,
  'gu',
);

/**
 * The words of a document that run into each other for whoever reads its text and not its styles: search engines, the search
 * of the site, who copies a line. Two elements that a style sets apart need a space between them too.
 */
export const joinedWords = (html: string): string[] =>
  [
    ...html
      .replace(/<!--.*?-->/g, '')
      .replace(/<(svg|script|style|noscript)[\s\S]*?<\/\1>/g, '')
      .matchAll(joined),
  ].map(([found]) => found.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|'));
