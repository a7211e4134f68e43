import { isTrap } from '../parsing/plain-traps';
import { type Fields, putField } from './fields';
import { beginsPlain, typed } from './plain-scalar';
import { endRow, quotedIn } from './quoted-scalar';
import { giveUp, indentOf, inside, type Nested, type Rows } from './rows';

/** A value in brackets or braces, and the place behind it. */
interface Flow extends Nested {
  readonly text: string;
  at: number;
}

/** Reads `[ … ]` or `{ … }`; rows that it goes on in are set further in than `parent`. */
export function flowNode(text: Rows, at: number, parent: number): unknown {
  const row = text.rows[text.next] ?? '';
  const { value, rows, end } = inOneRow(row, at) ?? inRows(text, at, parent);
  const last = text.next + rows;
  endRow(text.rows[last] ?? '', end);
  text.next = last + 1;
  return value;
}

function inOneRow(row: string, at: number): { value: unknown; rows: number; end: number } | undefined {
  const open = row.charAt(at);
  // Most end in their row; one that does not is not worth a try.
  if (!row.includes(open === '[' ? ']' : '}', at)) return undefined;
  const flow: Flow = { text: row, at, depth: 0 };
  return { value: flowValue(flow), rows: 0, end: flow.at };
}

/** The most rows that a value in brackets is looked for in. */
const most = 60;

function inRows(text: Rows, at: number, parent: number): { value: unknown; rows: number; end: number } {
  const rows = text.rows.slice(text.next, text.next + most);
  const flow: Flow = { text: rows.join('\n'), at, depth: 0 };
  const value = flowValue(flow);
  const read = flow.text.slice(0, flow.at).split('\n');
  if (read.slice(1).some((row) => indentOf(row) <= parent)) giveUp();
  return { value, rows: read.length - 1, end: read.at(-1)?.length ?? 0 };
}

const blank = /[ \n]*/y;
const name = /[A-Za-z_/][\w/.~-]*(?=:[ \n])/y;
const words = /[^,[\]{}\n:#]*(?:(?::(?![\s,[\]{}])|(?<![ ])#)[^,[\]{}\n:#]*)*/y;

function skipBlank(flow: Flow): string {
  blank.lastIndex = flow.at;
  blank.test(flow.text);
  flow.at = blank.lastIndex;
  return flow.text.charAt(flow.at);
}

function flowValue(flow: Flow): unknown {
  const sign = skipBlank(flow);
  if (sign === '[') return inside(flow, () => items(flow));
  if (sign === '{') return inside(flow, () => fields(flow));
  if (sign === '"' || sign === "'") return quoted(flow);
  return plain(flow);
}

function quoted(flow: Flow): string {
  const { value, end } = quotedIn(flow.text, flow.at) ?? giveUp();
  if (flow.text.slice(flow.at, end).includes('\n')) giveUp();
  flow.at = end;
  return value;
}

function plain(flow: Flow): unknown {
  if (!beginsPlain(flow.text, flow.at)) giveUp();
  words.lastIndex = flow.at;
  const [found = ''] = words.exec(flow.text) ?? [];
  flow.at += found.length;
  const value = found.replace(/ +$/, '');
  return isTrap(value) ? giveUp() : typed(value);
}

/** Goes on behind a comma, and says whether another entry follows: the last one may have a comma too. */
function goesOn(flow: Flow, close: string): boolean {
  let sign = skipBlank(flow);
  if (sign === ',') {
    flow.at += 1;
    sign = skipBlank(flow);
    if (sign !== close) return true;
  }
  if (sign !== close) giveUp();
  flow.at += 1;
  return false;
}

function items(flow: Flow): unknown[] {
  const list: unknown[] = [];
  flow.at += 1;
  if (skipBlank(flow) === ']') {
    flow.at += 1;
    return list;
  }
  do list.push(flowValue(flow));
  while (goesOn(flow, ']'));
  // Semicolons in the only item may be meant as commas.
  return list.length === 1 && String(list[0]).includes('; ') ? giveUp() : list;
}

function fields(flow: Flow): Fields {
  const found: Fields = {};
  flow.at += 1;
  if (skipBlank(flow) === '}') {
    flow.at += 1;
    return found;
  }
  do {
    skipBlank(flow);
    name.lastIndex = flow.at;
    const [key = giveUp()] = name.exec(flow.text) ?? [];
    flow.at += key.length + 1;
    putField(found, key, flowValue(flow));
  } while (goesOn(flow, '}'));
  return found;
}
