import { isDeepStrictEqual } from 'node:util';
import { CORE_SCHEMA, load } from 'js-yaml';
import { isMap, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { type Edited, editText } from '../../src/editing/edit-text';
import type { Operation } from '../../src/editing/operation';
import { withoutMark } from '../../src/reading/byte-order-mark';
import { applied } from '../../src/reading/edit';
import type { Path } from '../../src/reading/position';

const options = { schema: 'core', logLevel: 'silent' } as const;
/** A text as another library reads it. */
export const readText = (text: string): unknown => load(withoutMark(text), { schema: CORE_SCHEMA }) ?? {};

/** What came of an edit: `broken` says which promise was not kept. */
export interface EditOutcome {
  text: string;
  /** What the text says now. */
  value: unknown;
  refused?: string;
  broken?: string;
}

/** Does an operation on a value, without any of the code that it is to test. */
function expected(before: unknown, operation: Operation): unknown {
  const root = structuredClone(before) as Record<string, unknown>;
  const { kind, path } = operation;
  const owner = path.slice(0, -1).reduce<unknown>((value, step) => Reflect.get(Object(value), step), root);
  const last = path.at(-1) ?? '';
  const target: unknown = Reflect.get(Object(owner), last);
  if (kind === 'set') Reflect.set(Object(owner), last, operation.value);
  else if (kind === 'insert') (target as unknown[]).splice(operation.index, 0, operation.value);
  else if (kind === 'move')
    (target as unknown[]).splice(operation.to, 0, ...(target as unknown[]).splice(operation.from, 1));
  else if (kind === 'duplicate') (owner as unknown[]).splice(Number(last) + 1, 0, structuredClone(target));
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(Object(owner), last);
  return root;
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Makes one edit and holds it to its promises: the value as wanted, every comment of neighbours kept, one range for a value. */
export function tryEdit(text: string, before: unknown, operation: Operation): EditOutcome {
  const wanted = expected(before, operation);
  const outcome = editText(text, operation);
  if ('sentence' in outcome) return { text, value: before, refused: outcome.sentence };
  return { text: outcome.text, value: wanted, broken: brokenEdit(text, before, wanted, operation, outcome) };
}

function brokenEdit(
  text: string,
  before: unknown,
  wanted: unknown,
  operation: Operation,
  done: Edited,
): string | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  if (applied(text, done.edits) !== done.text) return 'the text is not its edits';
  try {
    if (!isDeepStrictEqual(readText(done.text), wanted)) return 'another value than was wanted';
  } catch (error) {
    return `cannot be read: ${error}`;
  }
  if (isDeepStrictEqual(before, wanted) && done.text !== text) return 'bytes changed for no change';
  const old = operation.path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), before);
  if (
    operation.kind === 'set' &&
    isScalar(operation.value) &&
    old !== undefined &&
    isScalar(old) &&
    done.edits.length > 1
  )
    return 'a value was changed in several ranges';
  if (/\r\n/.test(text) && /(?<!\r)\n/.test(done.text) && !/(?<!\r)\n/.test(text)) return 'another line end';
  const lost = marksIn(text).filter(([mark]) => !done.text.includes(mark));
  const own = mayGo(text.slice(mark.length), operation);
  const missed = lost.find(([, at]) => !(at - mark.length >= own.start && at - mark.length <= own.end));
  return missed && `a comment was lost: ${missed[0]}`;
}

const marksIn = (text: string): [string, number][] =>
  [...text.matchAll(/# note-\d+\./g)].map(({ 0: mark, index }) => [mark, index]);

/** Where comments may go with what is taken away: from the end of the value before to the end of its own last line. */
function mayGo(text: string, { kind, path, ...rest }: Operation): { start: number; end: number } {
  const replacing = kind === 'set' && 'value' in rest;
  if (kind !== 'remove' && !replacing) return { start: 0, end: -1 };
  const document = parseDocument(text, options);
  const owner = document.getIn(path.slice(0, -1), true) as Node;
  const items: unknown[] = isMap(owner) || isSeq(owner) ? owner.items : [];
  const index = isMap(owner)
    ? owner.items.findIndex(({ key }) => String((key as { value?: unknown }).value ?? key) === String(path.at(-1)))
    : Number(path.at(-1));
  const target = items[index];
  if (target === undefined) return { start: 0, end: -1 };
  if (replacing) return isScalar(document.getIn(path)) ? { start: 0, end: -1 } : extent(target);
  // In brackets an item may begin on the line where the one before ends; what stands in it is its own.
  const before =
    index > 0
      ? Math.min(lineEnd(text, text.slice(0, extent(items[index - 1]).end).trimEnd().length), extent(target).start)
      : (owner.range?.[0] ?? 0) - 200;
  const next = items[index + 1] === undefined ? text.length : extent(items[index + 1]).start;
  return { start: before, end: Math.min(Math.max(lineEnd(text, extent(target).end), ownBelow(text, target)), next) };
}

/** Comments below that stand deeper than what is taken away. */
function ownBelow(text: string, target: unknown): number {
  const { start, end } = extent(target);
  // An item stands deeper than its dash.
  const own = start - text.lastIndexOf('\n', start - 1) - 1;
  const column = text.slice(0, start).trimEnd().endsWith('-') ? own - 1 : own;
  let last = end;
  for (const { 0: line, index } of text.slice(end).matchAll(/[^\n]*\n?/g)) {
    if (index > 0 && line.trim() !== '' && line.search(/\S/) < column) break;
    last = end + index + line.length;
  }
  return last;
}

const lineEnd = (text: string, at: number): number =>
  text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);

function extent(item: unknown): { start: number; end: number } {
  const { key, value } = item as Partial<Pair<Node, Node>>;
  if (key) return { start: key.range?.[0] ?? 0, end: value?.range?.[1] ?? key.range?.[1] ?? 0 };
  const { range } = item as Node;
  return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}

/** A path as a person reads it, for a report. */
export const told = ({ kind, path, ...rest }: Operation & { path: Path }): string =>
  `${kind} ${JSON.stringify(path)} ${JSON.stringify(rest)}`;
