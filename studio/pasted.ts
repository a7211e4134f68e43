import { escapeRegExp } from '../src/model/escape-reg-exp';

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

const withoutMarks = (line: string): string => withPlainGaps(line.replace(bullet, '').replace(number, ''));

/** The letters of a line, by which it is known in a text and in a document. */
const lettersOf = (line: string): string => line.replace(/[^\p{L}\p{N}]/gu, '');

/** The items of all lists of a document in their order, by their letters, with what stands before each of them in Markdown. */
function listedIn(html: string): { letters: string; mark: string }[] {
  const items: { words: string; mark: string }[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  for (const [, end, tag = '', words = ''] of html.matchAll(/<(\/?)(ul|ol|li)\b[^>]*>|<[^>]*>|([^<]+)/gi)) {
    const [name, list, item] = [tag.toLowerCase(), lists.at(-1), items.at(-1)];
    if (name === 'li' && !end) {
      if (list) list.count += 1;
      items.push({ words: '', mark: list?.isNumbered ? `${list.count}. ` : '- ' });
    } else if (name === 'li') items.push({ words: '', mark: '' });
    else if (name && end) lists.pop();
    else if (name) lists.push({ isNumbered: name === 'ol', count: 0 });
    else if (item) item.words += words.replace(/&#?\w+;/g, ' ');
  }
  return items.map(({ words, mark }) => ({ letters: lettersOf(words), mark })).filter(({ mark }) => mark !== '');
}

/** Lines of a document with the marks of its lists, which a text of it may have none of. */
function listed(lines: readonly string[], html: string): string[] {
  const items = listedIn(html);
  let next = 0;
  return lines.map((line) => {
    const letters = lettersOf(line);
    const at = letters === '' ? -1 : items.findIndex((item, index) => index >= next && item.letters === letters);
    if (at >= 0) next = at + 1;
    const marked = withMarks(line);
    return at < 0 || listItem.test(marked) ? marked : `${items[at]?.mark}${marked.trim()}`;
  });
}

/** A row of a table of Markdown, and what stands under the first one. */
const isRow = (line: string): boolean => line.startsWith('| ');
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** How many cells each row of the tables of a document has, by the letters of the row. */
const rowsIn = (html: string): { letters: string; cells: number }[] =>
  [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gis)].map(([, row = '']) => ({
    letters: lettersOf(inPlain(row)),
    cells: row.match(/<t[dh]\b/gi)?.length ?? 0,
  }));

/** Lines of a document of which those that are rows of its tables, with a tab between two cells, are rows of Markdown. */
function tabled(lines: readonly string[], html: string): string[] {
  const rows = rowsIn(html);
  let next = 0;
  let isAfterRow = false;
  return lines.flatMap((line) => {
    const cells = line.split('\t').map((cell) => withPlainGaps(cell).trim().replaceAll('|', '\\|'));
    const own = rows[next];
    const isOwn = own !== undefined && own.cells > 1 && own.cells === cells.length && own.letters === lettersOf(line);
    const isFirst = isOwn && !isAfterRow;
    isAfterRow = isOwn;
    if (!isOwn) return [line];
    next += 1;
    return isFirst ? [rowOf(cells), rowOf(cells.map(() => '---'))] : [rowOf(cells)];
  });
}

/** Lines as paragraphs, lists and tables of Markdown: an empty line stands between two that are not of one list or table. */
const apart = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim() !== '')
    .reduce((text, line, index, all) => {
      const before = all[index - 1] ?? '';
      const isOne = (listItem.test(line) && listItem.test(before)) || (isRow(line) && isRow(before));
      return index === 0 ? line : `${text}${isOne ? '\n' : '\n\n'}${line}`;
    }, '');

/** The signs of HTML that texts of links have. */
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const inPlain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
      return code <= 0x10ffff ? String.fromCodePoint(code) : (signs[name.toLowerCase()] ?? written);
    });

/** An address as it stands in Markdown; a word processor on the web leads to others by an address of its own. */
function addressOf(href: string): string | undefined {
  const led = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1];
  const address = led ? decoded(led) : href;
  if (!/^(?:https?:\/\/|mailto:|tel:)\S/i.test(address)) return undefined;
  return address.replace(/[\s()<>]/g, (found) => `%${found.charCodeAt(0).toString(16)}`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A text with the links of the document that it is of, each at its words. */
function linked(text: string, html: string): string {
  let done = '';
  let rest = text;
  for (const [, double, single, inner = ''] of html.matchAll(
    /<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)')[^>]*>(.{0,2000}?)<\/a>/gis,
  )) {
    const address = addressOf(inPlain(double ?? single ?? ''));
    const words = inPlain(inner).trim().split(/\s+/);
    const found = new RegExp(words.map(escapeRegExp).join('[ \u00a0]+')).exec(rest);
    if (!address || !found?.[0] || /[[\]]/.test(found[0])) continue;
    done += `${rest.slice(0, found.index)}[${found[0]}](${address})`;
    rest = rest.slice(found.index + found[0].length);
  }
  return done + rest;
}

/**
 * A text that was pasted into an item of a list of texts: what goes into that item, and the items that stand below it then.
 * A list that is pasted at the end of an item stands below it as a whole.
 */
export function asItems(text: string, isAtEnd: boolean): [own: string, ...below: string[]] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(listItem, '').trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (others.length === 0) return [text];
  return isAtEnd ? ['', ...lines] : [first, ...others];
}

/**
 * What is pasted, as somebody who types would have written it: without tabs and signs that nobody sees, and in Markdown with the
 * paragraphs, lists, tables and links that it had in the other program. Of its looks nothing is taken.
 */
export function pasted(from: Pick<DataTransfer, 'getData'>, isMarkdown: boolean): string {
  const text = from.getData('text/plain').replace(/\r\n?/g, '\n').replace(unseen, '');
  const lines = text.split('\n');
  const html = isMarkdown ? from.getData('text/html') : '';
  if (lines.length === 1) return linked(lines.map(withPlainGaps).join('\n'), html);
  if (!isMarkdown) return lines.map(withoutMarks).join('\n');
  const marked = listed(tabled(lines, html), html);
  const hasItems = lines.some((line) => bullet.test(line) || number.test(line));
  const isDocument = (html.match(blocks)?.length ?? 0) > 1 || marked.some(isRow);
  return linked(hasItems || isDocument ? apart(marked) : marked.join('\n'), html);
}
