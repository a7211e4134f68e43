import { isTrap } from '../parsing/plain-traps';
import { giveUp, indentOf, isNote, type Rows, trimmedEnd } from './rows';

/** How a text without quotes may begin: with a letter, a figure, or a sign that means nothing to YAML. */
const beginning = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-\d/y;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
/** What the core schema of YAML 1.2 reads as a number, or as nothing (section 10.3.2), in other spellings. */
const otherThanText =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|null|Null|NULL|~|True|TRUE|False|FALSE)$/;
const mayBeOther = /[-+.\d~nNtTfF]/y;

/** The value of a text without quotes. */
export function typed(text: string): string | number | boolean {
  mayBeOther.lastIndex = 0;
  if (!mayBeOther.test(text)) return text;
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (number.test(text)) return Number(text);
  return otherThanText.test(text) ? giveUp() : text;
}

/** True where a text without quotes may begin at `at`. */
export function beginsPlain(row: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(row);
}

/** Where a part of a text ends in a row: before a note, or before the spaces at the end. A colon in it would make a field. */
function endOfPart(row: string, at: number, only: boolean): number {
  const note = row.indexOf(' #', at);
  // A sign right before a word may be meant as text, and no text goes on behind a note.
  if (note >= 0 && !(only && row.charAt(note + 2) === ' ')) giveUp();
  const end = trimmedEnd(note < 0 ? row : row.slice(0, note));
  const colon = row.indexOf(': ', at);
  if ((colon >= 0 && colon < end) || row.charAt(end - 1) === ':') giveUp();
  return end;
}

/** Reads a text without quotes that begins at `at` and goes on in rows that are set further in than `parent`. */
export function plainScalar(text: Rows, at: number, parent: number): string | number | boolean {
  const first = text.rows[text.next] ?? '';
  if (!beginsPlain(first, at)) giveUp();
  const last = lastRow(text, parent);
  const end = endOfPart(first, at, last === text.next);
  const begun = first.slice(at, end);
  if (last === text.next) {
    text.next += 1;
    return isTrap(begun) ? giveUp() : typed(begun);
  }
  let [raw, value, empty] = [first.slice(at), begun, 0];
  for (let next = text.next + 1; next <= last; next += 1) {
    const row = text.rows[next] ?? '';
    const start = indentOf(row);
    raw += `\n${next === last ? row.slice(0, trimmedEnd(row)) : row}`;
    if (start === row.length) {
      empty += 1;
      continue;
    }
    if (isNote(row, start)) giveUp();
    value += (empty > 0 ? '\n'.repeat(empty) : ' ') + row.slice(start, endOfPart(row, start, false));
    empty = 0;
  }
  text.next = last + 1;
  return isTrap(raw) ? giveUp() : value;
}

/** The last row of a text that goes on in rows set further in than `parent`; empty rows at its end are none of it. */
function lastRow({ rows, next }: Rows, parent: number): number {
  let last = next;
  for (let row = next + 1; row < rows.length; row += 1) {
    const text = rows[row] ?? '';
    const indent = indentOf(text);
    if (indent === text.length) continue;
    if (indent <= parent) break;
    last = row;
  }
  return last;
}
