import { boundedMap } from '../model/bounded-map';
import { valueAt } from '../model/values';
import { difference } from '../reading/difference';
import { applied, type Edit } from '../reading/edit';
import { saysTheSame } from '../reading/mending/same';
import { parseYaml } from '../reading/parse';
import type { Parsed } from '../reading/parsed';
import { branchAt, treeOf } from '../reading/parsing/tree';
import { quickValue } from '../reading/quick/quick-value';
import { addItem, fill, isVacant } from './adding';
import { keepsComments } from './comments';
import { type Draft, exactly, type TextSource } from './draft';
import { mannerOf } from './manner';
import { type Operation, valueAfter } from './operation';
import { partAround } from './part-around';
import { setValue } from './setting';
import { spelledName } from './spellings';
import { copyItem, moveItem, takeAway } from './taking';

/** A text after an operation, and the edits that made it; offsets are those of the text without a byte order mark. */
export interface Edited {
  text: string;
  edits: readonly Edit[];
}

/** Why a text was left as it is, in a sentence. */
export interface Refused {
  sentence: string;
}

/**
 * Makes one change of the value of a YAML text by changing as few of its characters as possible: comments, order, quotes, blank lines,
 * line ends and brackets stay. Each way to write it is read again by the reader of the build, and taken only if the text says what
 * was wanted, says nothing else differently, and has all its comments; else nothing is changed.
 */
export function editText(raw: string, operation: Operation): Edited | Refused {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = raw.slice(mark.length);
  const before = read(text);
  if (before.value === undefined && before.faults.length > 0) return { sentence: brokenText };
  const wanted = valueAfter(before.value, operation);
  if (wanted === undefined) return { sentence: 'There is nothing at this place that could be changed so.' };
  if (saysTheSame(before.value, wanted)) return { text: raw, edits: [] };
  const inPart = isTyping(before.value, operation) ? editPart(text, before, wanted, operation) : undefined;
  if (inPart) return { text: mark + inPart.text, edits: inPart.edits };
  const { ways, taken } = draftOf(text, operation);
  const sound = ways
    .map((edits) => ({ edits: slim(text, edits), after: applied(text, edits) }))
    .filter(({ edits, after }) => !touchesComments(text, edits) || keepsComments(text, after, taken ?? nothing));
  let second: Edited | undefined;
  for (const { edits, after } of sound) {
    const now = read(after);
    if (now.faults.length > before.faults.length || !saysTheSame(now.value, wanted)) continue;
    const edited = { text: mark + after, edits };
    if (now.traps.length <= before.traps.length) return edited;
    second ??= edited;
  }
  return second ?? { sentence: refusal(operation) };
}

/** True for a text in the place of another, which is what is changed at every key. */
const isTyping = (value: unknown, { kind, path, ...rest }: Operation): boolean =>
  kind === 'set' && 'value' in rest && typeof rest.value === 'string' && typeof valueAt(value, path) === 'string';

/** An edit made in the lines around its place, in a fraction of the time; undefined where those do not stand for themselves. */
function editPart(text: string, before: Reading, wanted: unknown, operation: Operation): Edited | undefined {
  const part = partAround(text, operation.path);
  // Of what is a part already there is none that is worth it.
  if (!part || part.text.length > text.length / 2) return undefined;
  const own = quickValue(part.text);
  const [around, rest] = [operation.path.slice(0, part.path.length), operation.path.slice(part.path.length)];
  if (!own || !saysTheSame(valueAt(own, part.path), valueAt(before.value, around))) return undefined;
  const edited = editText(part.text, { ...operation, path: [...part.path, ...rest] });
  if ('sentence' in edited || edited.edits.some(({ start }) => start < part.begin)) return undefined;
  const edits = edited.edits.map(({ start, end, text: by }) => ({
    ...{ start: start + part.shift, end: end + part.shift, text: by },
  }));
  const after = applied(text, edits);
  const now = read(after);
  if (now.faults.length > before.faults.length || now.traps.length > before.traps.length) return undefined;
  return saysTheSame(now.value, wanted) ? { text: after, edits } : undefined;
}

type Reading = Pick<Parsed, 'value' | 'faults' | 'traps'>;

/** The last readings are kept, of wholes and of parts: what an edit gave is as a rule what the next one begins with. */
const readings = boundedMap<Reading>(4);

function read(text: string): Reading {
  const reading = readings.get(text) ?? readAnew(text);
  readings.set(text, reading);
  return reading;
}

const nothing = { start: 0, end: 0 };

/** True where a comment may stand in what edits take away; one beside them would be lost to a value alone, which is looked at. */
const touchesComments = (text: string, edits: readonly Edit[]): boolean =>
  edits.some(({ start, end }) => text.slice(start, end).includes('#'));

function readAnew(text: string): Reading {
  // A file of comments alone has no fields yet.
  if (text.split('\n').every((line) => /^\s*(#.*)?$/.test(line))) return { value: {}, faults: [], traps: [] };
  return parseYaml({ path: '', text });
}

const brokenText = 'This file has a mistake in it that keeps it from being read; mend it in the YAML view first.';

const refusal = ({ kind }: Operation): string =>
  `This ${kind === 'move' ? 'move' : 'change'} cannot be made without touching what stands beside it; make it in the YAML view.`;

/** A single edit without what it leaves as it is. */
function slim(text: string, edits: readonly Edit[]): Edit[] {
  const [only] = edits;
  if (!only || edits.length > 1) return [...edits];
  const { start, end, text: by } = difference(text.slice(only.start, only.end), only.text);
  return [{ start: only.start + start, end: only.start + end, text: by }];
}

function draftOf(text: string, operation: Operation): Draft {
  const tree = treeOf(text);
  const source: TextSource = { tree, manner: mannerOf(tree) };
  const { kind, path } = operation;
  const branch = exactly(branchAt(tree, path), path.length);
  if (kind === 'set') return setValue(source, path, operation.value, operation.order);
  if (kind === 'insert') {
    if (!branch) return setValue(source, path, [operation.value], operation.order);
    if (isVacant(branch)) return fill(source, branch, [operation.value]);
    return addItem(source, branch, operation.index, operation.value);
  }
  if (!branch) return { ways: [] };
  if (kind === 'remove') return takeAway(source, branch);
  if (kind === 'move') return moveItem(source, branch, operation.from, operation.to);
  if (kind === 'duplicate') return copyItem(source, branch);
  const range = branch.key?.range;
  return { ways: range ? [[{ start: range[0], end: range[1], text: spelledName(operation.name, false) }]] : [] };
}
