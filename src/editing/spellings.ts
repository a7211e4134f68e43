import { parseYaml } from '../reading/parse';
import { foldedLines } from './folding';

/** Where a value is to stand. */
export interface Slot {
  /** True between brackets, where no value can have lines of its own. */
  flow: boolean;
  /** The column that lines of a text stand in, from 0. */
  column: number;
  eol: string;
}

/** How a text was written until now. */
export interface OldText {
  source: string;
  /** The column of the field or item that it belongs to. */
  owner: number;
}

/** Signs that a text between quotes names by their number. */
const unseen = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

const double = (text: string): string =>
  JSON.stringify(text).replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const single = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** The quotes that need the fewest other signs. */
const quoted = (text: string): string[] =>
  /["\\]/.test(text) ? [single(text), double(text)] : [double(text), single(text)];

/** The ways to write a text, number or switch, the best first; whoever writes one reads it again. */
export function spellings(value: unknown, slot: Slot, old?: OldText): string[] {
  if (typeof value !== 'string') return [String(value)];
  // Half a letter, as a cut emoji leaves it, cannot be written to a file but by its number.
  if (/\p{Surrogate}/u.test(value)) return [double(value)];
  const severalLines = /[\n\r]/.test(value);
  const plain = severalLines || value === '' ? [] : [value];
  // Blank lines at the end would hang on what comes below.
  const blocks = slot.flow || !severalLines || /\r|\n\s*\n$/.test(value) ? [] : [literal(value, slot)];
  const usual = [...plain, ...blocks, ...(severalLines ? [double(value)] : quoted(value))];
  // A carriage return in a text on lines of its own would be taken for the end of one.
  if (!old || value.includes('\r')) return usual;
  return [...likeBefore(value, slot, old), ...usual];
}

/** In the style that is there: a hand that wrote quotes, or several lines, meant them. */
function likeBefore(value: string, slot: Slot, { source, owner }: OldText): string[] {
  if (source.startsWith('"')) return [double(value)];
  if (source.startsWith("'")) return /[\n\r]/.test(value) ? [] : [single(value)];
  const block = /^([|>])([-+\d]*)([ \t]+#.*)?\r?\n/.exec(source);
  if (!block) return source.includes('\n') && !slot.flow ? [foldedLines(source, value, slot)] : [];
  if (value.trim() === '') return [];
  const [header, sign = '|', , comment = ''] = block;
  const lines = source.slice(header.length).split(/\r?\n/);
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? slot.column;
  const column = Math.max(indent, owner + 1);
  const inner = { ...slot, column };
  if (sign === '|') return [literal(value, inner, comment, owner)];
  const text = foldedLines(lines.map((line) => line.slice(column)).join('\n'), value.replace(/\n+$/, ''), inner);
  return [`>${chomping(value)}${comment}${slot.eol}${pad(column)}${text}`, literal(value, inner, comment, owner)];
}

const pad = (column: number): string => ' '.repeat(column);

/** What a header says of the line ends behind the last line. */
const chomping = (value: string): string => (value.endsWith('\n\n') ? '+' : value.endsWith('\n') ? '' : '-');

/** A text on lines of its own, each as it is. */
function literal(value: string, { column, eol }: Slot, comment = '', owner = column - 2): string {
  const lines = value.replace(/\n$/, '').split('\n');
  // A first line that begins with spaces would be taken for the measure of all.
  const measure = /^\n*[ \t]/.test(value) ? String(column - Math.max(owner, 0)) : '';
  const text = lines.map((line) => (line === '' ? '' : pad(column) + line)).join(eol);
  return `|${measure}${chomping(value)}${comment}${eol}${text}`;
}

/** The first of the ways to write a new value that is read as that value, and as nothing that looks like a slip. */
export function spelled(value: unknown, slot: Slot): string {
  const ways = spellings(value, slot);
  return ways.find((way) => readsAs(way, value, slot)) ?? ways.at(-1) ?? '';
}

function readsAs(way: string, value: unknown, { flow, column }: Slot): boolean {
  // A field at the margin whose text stands as deep as it will.
  const text = flow
    ? `x: [{ y: ${way} }, ${way}]\n`
    : `${pad(Math.max(column - 2, 0))}x: ${way}\n${pad(Math.max(column - 2, 0))}z: 1\n`;
  const read = parseYaml({ path: '', text });
  const wanted = flow ? { x: [{ y: value }, value] } : { x: value, z: 1 };
  return read.faults.length + read.traps.length === 0 && JSON.stringify(read.value) === JSON.stringify(wanted);
}

/** The name of a field as it is written. */
export const spelledName = (name: string, flow: boolean): string =>
  /^[A-Za-z][\w-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name)
    ? name
    : spelled(name, { flow, column: 2, eol: '\n' });
