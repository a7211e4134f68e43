/** Signs that other programs set before the items of a list; some are of fonts of their own. */
const bullet = /^[ \t\u00a0]*(?:[·•●◦▪■○‣⁃\uf0a7\uf0a8\uf0b7]|[o§Ø–-](?=\t))[ \t\u00a0]+/u;
const number = /^[ \t\u00a0]*(\d{1,3})[.)][ \t\u00a0]*\t[ \t\u00a0]*/;
const listItem = /^(?:- |\d+\. )/;

/** Signs that nobody sees and nobody has typed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g;

/** Blocks of a document, which a text without marks has one under the other. */
const blocks = /<(?:p|li|h[1-6]|div|blockquote)\b/gi;

const withPlainGaps = (line: string): string =>
  line
    .replace(/\t/g, ' ')
    // Before a unit or a sign such a space is meant; between two words it is what a word processor left.
    .replace(/(?<=[\p{L},])\u00a0(?=\p{L})/gu, ' ')
    .replace(/(?<=\S)[ \u00a0]{2,}(?=\S)/g, ' ');

const withMarks = (line: string): string => {
  const item = line.replace(bullet, '- ').replace(number, '$1. ');
  return item === line ? withPlainGaps(line) : withPlainGaps(item.trimEnd());
};

/** Lines as paragraphs and lists of Markdown: an empty line stands between two that are not items of one list. */
const apart = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim() !== '')
    .reduce((text, line, index, all) => {
      const isList = index > 0 && listItem.test(line) && listItem.test(all[index - 1] ?? '');
      return index === 0 ? line : `${text}${isList ? '\n' : '\n\n'}${line}`;
    }, '');

/**
 * What is pasted, as somebody who types would have written it: without tabs and signs that nobody sees, and in Markdown with the
 * paragraphs and lists that it had in the other program. Of its looks nothing is taken.
 */
export function pasted(from: Pick<DataTransfer, 'getData'>, isMarkdown: boolean): string {
  const text = from.getData('text/plain').replace(/\r\n?/g, '\n').replace(unseen, '');
  const lines = text.split('\n');
  if (!isMarkdown || lines.length === 1) return lines.map(withPlainGaps).join('\n');
  const marked = lines.map(withMarks);
  const hasItems = lines.some((line) => bullet.test(line) || number.test(line));
  const isDocument = (from.getData('text/html').match(blocks)?.length ?? 0) > 1;
  return hasItems || isDocument ? apart(marked) : marked.join('\n');
}
