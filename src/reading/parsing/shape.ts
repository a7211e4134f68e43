import { type Alias, isAlias, isCollection, isMap, isScalar, type Node } from 'yaml';
import type { IssueCode } from '../issue-codes';
import type { SourceText } from '../source-text';
import type { PlacedFault } from './complaint';
import { strayQuote, swallowed } from './plain-traps';
import { scalarsOf } from './scalars';
import { cut, inQuotes, lineAt, type SourceLine } from './source-line';
import { type Branch, nameOf, saidBy, type Tree } from './tree';

const fault = (code: IssueCode, offset: number, found: string, fix: string): PlacedFault => {
  return { code, at: { offset }, found, fix };
};

/** Signs that a file was saved in another encoding: what is no UTF-8 was read as U+FFFD, and UTF-16 has a zero by each letter. */
export function encodingFault(text: string): PlacedFault | undefined {
  if (documentSigns.some((sign) => text.startsWith(sign))) return wordDocument;
  const lost = /[\0\uFFFD]/.exec(text);
  if (!lost) return text.includes('\n') ? loneEnd(text) : text.includes('\r') ? oneLine() : undefined;
  if (!/[\0\uFFFD]/.test(text.replace(/\0+$/, ''))) return brokenOff(lost.index);
  const wide = text.includes('\0');
  const found = wide
    ? 'the file is saved as UTF-16 ("Unicode"), or is no text'
    : 'a letter is saved in another encoding than UTF-8, most likely Latin-1 ("ANSI")';
  return fault('file/encoding', lost.index, found, 'save the file as UTF-8');
}

/** What a computer leaves that went off while a file was saved: as many zeros as its words were long. */
const brokenOff = (offset: number): PlacedFault =>
  fault(
    'file/encoding',
    offset,
    `${offset === 0 ? 'the file holds' : 'the file ends with'} zeros in place of words, as where a computer goes off while it saves`,
    'bring back an earlier copy, or write anew what is missing, and save it as UTF-8',
  );

/** How the files of word processors begin: RTF, the packed ones of Word and Writer, PDF, and old ones of Word. */
const documentSigns = ['{\\rtf', 'PK\u0003\u0004', '%PDF', '\ufffd\ufffd\u0011'];

const wordDocument = fault(
  'file/encoding',
  0,
  'this is a document of a word processor, whatever its name says',
  'copy its words into a new file of plain text, and save that as UTF-8 under this name',
);

/** Lines that end as very old programs end them are one line to everything else, and after a note all of it is note. */
const oneLine = (): PlacedFault =>
  fault(
    'file/encoding',
    0,
    'the lines end with a sign of very old programs (CR), which makes one line of the file',
    'save the file with the line ends of Windows or Unix',
  );

/** A line in the middle of others that ends as very old programs end them: YAML reads on where people see a new line. */
function loneEnd(text: string): PlacedFault | undefined {
  const ends = [...text.matchAll(/\r(?!\r?\n)/g)].map(({ index }) => index);
  const [first] = ends;
  if (first === undefined) return undefined;
  const found = 'a line ends here with a sign of very old programs (CR), and the text goes on in it';
  return {
    ...fault(
      'file/encoding',
      first,
      found,
      'press Enter in its place, so that what follows stands on a line of its own',
    ),
    edits: ends.map((start) => ({ start, end: start + 1, text: '\n' })),
  };
}

/** A line that a program leaves in a file whose two versions it could not merge. */
export function mergeMark(text: string): PlacedFault | undefined {
  const mark = /^(<{7}|>{7})(?= |\r?$)/m.exec(text);
  const found = 'a mark of an unfinished merge is left in the file';
  const fix = 'keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return mark ? fault('yaml/merge-mark', mark.index, found, fix) : undefined;
}

/** The deepest nesting that is read: far beyond any page, and safe for whatever walks over the values. */
const deepest = 100;

export const isTooDeep = ({ branches }: Tree): boolean => branches.some(({ depth }) => depth > deepest);

export function bottomless(): PlacedFault {
  const found = 'lists and fields stand inside each other without end';
  return fault('yaml/too-deep', 0, found, 'write the lists and fields with fewer levels');
}

/**
 * A `*` in front of a text is Markdown emphasis as a rule, which needs quotes. Where it repeats a passage that is marked with
 * `&` above, it is read as YAML has it, as long as that comes to an end.
 */
export function aliasFaults(tree: Tree): PlacedFault[] {
  const aliases = aliasesIn(tree);
  const faults = aliases.flatMap(({ branch, node, marked }) => {
    const [offset] = node.range ?? [0];
    if (marked) return isInside(branch, marked) ? [endless(offset)] : [];
    const { value, valueStart } = lineAt(tree.source, offset);
    const whole = valueStart === offset ? value : `*${node.source}`;
    const found = 'the text begins with "*", which means something else in YAML';
    return [fault('yaml/alias', offset, found, `put the text in quotes: ${inQuotes(whole)}`)];
  });
  const [first] = aliases;
  return first && faults.length === 0 && saidBy(tree.document) === undefined
    ? [endless(first.node.range?.[0] ?? 0)]
    : faults;
}

/** The aliases of a file, each with what it repeats: the last that has its mark above it. Asked one by one each looks through all. */
function aliasesIn({ branches }: Tree): { branch: Branch; node: Alias; marked?: Node }[] {
  const marks = new Map<string, Node>();
  const note = (node: unknown) => {
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) marks.set(node.anchor, node);
  };
  return branches.flatMap((branch) =>
    [branch.key, branch.node].flatMap((node) => {
      note(node);
      return isAlias(node) ? { branch, node, marked: node === branch.node ? marks.get(node.source) : undefined } : [];
    }),
  );
}

function isInside({ parent }: Branch, node: Node): boolean {
  for (let around = parent; around; around = around.parent) if (around.node === node) return true;
  return false;
}

const endless = (offset: number): PlacedFault =>
  fault('yaml/too-deep', offset, 'what is repeated by * repeats others without end', 'write the text out here');

/** Fields that are written again where they are already; each but the first. */
export const duplicateFaults = ({ doubles, source }: Tree): PlacedFault[] =>
  doubles.flatMap(({ key, first, joined }) => {
    if (!key.range || !first.range) return [];
    const [one, two] = [lineAt(source, first.range[0]), lineAt(source, key.range[0])];
    const isBelow = one.value === '' && two.value === '';
    const fix =
      joined && isBelow
        ? `put what stands below it under line ${one.number + 1}, and remove this one`
        : 'keep one of the two and remove the other';
    const found = `"${cut(nameOf(key), 40)}" is written twice`;
    // Where a passage was pasted again, its first line tells.
    const told = fault('yaml/duplicate-field', key.range[0], found, fix);
    return [{ ...told, follows: true, ...(joined && asOneList(one, two, source)) }];
  });

/** Two lists in brackets on lines of their own, which may be the parts of one. */
function asOneList(one: SourceLine, two: SourceLine, { text, starts }: SourceText): Partial<PlacedFault> | undefined {
  const [items, others] = [one, two].map(({ value }) => /^\[\s*([^\s].*?)\s*\]$/.exec(value)?.[1]);
  if (items === undefined || others === undefined || two.name !== one.name) return undefined;
  const list = `[${items}, ${others}]`;
  return {
    fix: `write  ${one.name}: ${cut(list, 60)}  in line ${one.number + 1} and remove this one, or keep one of the two`,
    edits: [
      { start: one.valueStart, end: one.valueStart + one.value.length, text: list },
      { start: two.start, end: starts[two.number + 1] ?? text.length, text: '' },
    ],
    unsure: true,
  };
}

/** Lines that look like an item, a field or a note, and are read as more of the text above them. */
export const swallowedFaults = (tree: Tree): PlacedFault[] =>
  scalarsOf(tree).flatMap(({ style, source, start }) => {
    const line = style === 'plain' ? swallowed.exec(source) : null;
    if (!line) return [];
    const found = `"${cut(line[1] ?? '', 40)}" is read as more of the text above`;
    const offset = start + line.index + line[0].length - (line[1] ?? '').length;
    return [fault('yaml/swallowed-line', offset, found, 'indent it like the lines it belongs with')];
  });

/** A quote that ends a text which none begins; after a digit it stands for inches or seconds. */
export const strayQuoteFaults = (tree: Tree): PlacedFault[] =>
  scalarsOf(tree).flatMap(({ style, source, start }) => {
    if (style !== 'plain' || !strayQuote(source)) return [];
    const found = 'the quote " closes a text here that none opens';
    return [fault('yaml/stray-quote', start, found, 'write " in front of the text too, or remove it')];
  });

/** A file that is empty, or holds something other than fields. */
export function shapeFaults({ document: { contents }, source: { text } }: Tree): PlacedFault[] {
  if (isMap(contents)) return [];
  const empty = contents === null || text.trim() === '' || !contents.range || contents.range[0] === contents.range[1];
  const found = empty ? 'the file is empty' : 'the file does not begin with a field';
  const fix = 'write fields, one on each line, such as  title: About us';
  return [fault(empty ? 'yaml/empty' : 'yaml/no-fields', contents?.range?.[0] ?? 0, found, fix)];
}
