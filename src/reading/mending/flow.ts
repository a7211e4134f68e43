import { type Edit, insert } from '../edit';
import { cut } from '../parsing/source-line';
import { quotedValue } from './quoting';
import { around, bodyOf, dashesOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** A line's list or fields in brackets, from the first bracket of its value on; quoted texts are masked. */
export interface Flow {
  start: number;
  text: string;
  masked: string;
}

/** What stands in brackets on a line, where its value begins with one. */
export function flowOf({ line }: Suspect): Flow | undefined {
  const start = line.valueStart - line.start;
  const text = line.text.slice(start).trimEnd();
  return /^[[{]/.test(text) ? { start: line.valueStart, text, masked: masked(text) } : undefined;
}

/** Texts that are quoted as they should be, with other signs in the place of theirs. */
export const masked = (text: string): string =>
  text.replace(/(?<=[[{,:]\s*)(["'])(?:(?!\1).)*\1(?=\s*(?:[,}\]]|$))/g, (all) => 'q'.repeat(all.length));

/** A part of a flow: a field's value or an item of a list. */
interface Part {
  name?: string;
  start: number;
  text: string;
}

/** The values in braces. A comma ends one only where a name and a colon follow. */
function fieldsIn({ text, masked: shape }: Flow): Part[] {
  const names = [...shape.matchAll(/[{,;]\s*(\p{L}[\p{L}\d_-]*)(?::\s+|\s*=\s*)/gu)];
  return names.flatMap((match, index) => {
    const start = match.index + match[0].length;
    const end = names[index + 1]?.index ?? text.length;
    const written = text.slice(start, end).trimEnd();
    const texts = names[index + 1] ? [written] : shorter(written);
    return texts.map((value) => ({ name: match[1], start, text: value }));
  });
}

/** What the last value may be: without the bracket that closes the whole, and that around it. */
function shorter(text: string): string[] {
  const once = text.replace(/\s*[}\])]$/, '');
  const twice = once.replace(/\s*[}\])]$/, '');
  return [...new Set([once, twice, text])].filter((value) => value !== '');
}

/** The items in brackets. A comma between digits is part of a number, and one before two figures and a sign of money of an amount. */
function itemsIn({ text, masked: shape }: Flow): Part[] {
  const from = shape.lastIndexOf('[', shape.search(/[^[\s]/)) + 1;
  const inner = shape.slice(from).replace(/\s*\]+$/, '');
  const parts: Part[] = [];
  for (const match of inner.matchAll(
    /(?:[^,]|,(?=\d{3}(?!\d))|(?<=\d),(?=\d{2}\s?[€£$](?!\d))|(?<=[$£€]\s?\d{1,3}),(?=\d{2}(?!\d)))+/g,
  )) {
    const lead = match[0].length - match[0].trimStart().length;
    const start = from + match.index + lead;
    parts.push({ start, text: text.slice(start, from + match.index + match[0].trimEnd().length) });
  }
  return parts;
}

/** One value inside of brackets in quotes; then all that need them. */
export const quotedPart: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  if (!flow) return [];
  const parts = [...fieldsIn(flow), ...(flow.text.startsWith('[') ? itemsIn(flow) : [])];
  const single = parts
    .filter(({ text }) => !/^(["'])(?:(?!\1).)*\1$/.test(text))
    .flatMap(({ name, start, text }) => quotedValue(name, text, flow.start + start, true).slice(0, 1));
  const [first] = single;
  const starts = new Set<number>();
  const each = single.filter(({ edits: [edit] }) => edit && starts.size < starts.add(edit.start).size);
  return each.length > 1 && first ? [...single, { ...first, edits: each.flatMap(({ edits }) => edits) }] : single;
};

/** The brackets that are opened and not closed in a text, and those that close nothing, with their places. */
function unpaired(shape: string): { open: { sign: string; at: number }[]; stray: { sign: string; at: number }[] } {
  const open: { sign: string; at: number }[] = [];
  const stray: { sign: string; at: number }[] = [];
  for (const match of shape.matchAll(/[[\]{}]/g)) {
    const sign = match[0];
    if (sign === '{' || sign === '[') open.push({ sign, at: match.index });
    else if (open.at(-1)?.sign === (sign === '}' ? '{' : '[')) open.pop();
    else stray.push({ sign, at: match.index });
  }
  return { open, stray };
}

/** Where the bracket that a text begins with is closed; 0 where it is not. */
export function closingAt(shape: string): number {
  let depth = 0;
  for (const { index, 0: sign } of shape.matchAll(/[[\]{}]/g)) {
    depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return 0;
}

const closing = (sign: string): string => (sign === '{' ? '}' : ']');

/** A bracket that is not closed: at the end of its line, or of one of the next. */
export const closed: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const flow = flowOf(suspect);
  const { open = [], stray = [] } = flow ? unpaired(flow.masked) : {};
  const sign = open.at(-1)?.sign;
  if (!flow || sign === undefined) return [];
  const at = flow.start + (open.at(-1)?.at ?? 0);
  const mark = closing(sign);
  const tell = (edits: Edit[]): Slip => ({
    code: 'yaml/open-bracket',
    at: { offset: at },
    found: `"${sign}" is opened and not closed`,
    fix: `write "${mark}" at its end`,
    edits,
  });
  const wrong = [...stray.map(({ at: place }) => place), flow.text.search(/\)$/)].filter((place) => place > 0);
  const replaced = wrong.map(
    (place): Slip => ({
      code: 'yaml/open-bracket',
      at: { offset: flow.text[place] === ')' ? at : flow.start + place },
      found: `"${flow.text[place]}" stands where "${mark}" belongs`,
      fix: `write "${mark}" in its place`,
      edits: [{ start: flow.start + place, end: flow.start + place + 1, text: mark }],
    }),
  );
  const behind = wrong.map((place) => tell([insert(flow.start + place, mark)]));
  const space = sign === '{' ? ' ' : '';
  const ends = [0, 1, 2].map((below) => (source.starts[line.number + below + 1] ?? source.text.length + 1) - 1);
  const below = around(suspect, 0, 40);
  const outside = below.findIndex((next) => leadOf(next).length <= leadOf(line).length);
  const inner = outside < 0 ? below.at(-1) : below[outside - 1];
  const last = inner ? [inner.start + inner.text.length] : [];
  const marks = `${space}${[...open]
    .reverse()
    .map((one) => closing(one.sign))
    .join(' ')}`;
  // One that stays open below is told at its own line.
  const isOurs = (end: number) => unpaired(masked(source.text.slice(flow.start, end))).open.length <= open.length;
  const ended = [...new Set([...ends, ...last])].filter(isOurs).flatMap((end) => {
    const start = source.text.slice(0, end).replace(/[\s,]+$/, '').length;
    // A comma behind it parts it from what follows, or has nothing to part.
    const endings = source.text.slice(start, end).includes(',') ? [start, end] : [start];
    return endings.map((to) => tell([{ start, end: to, text: marks }]));
  });
  const half = /,\s*[\w-]*$/.exec(flow.text);
  const cutOff = half
    ? [tell([{ start: flow.start + half.index, end: flow.start + flow.text.length, text: `${space}${mark}` }])]
    : [];
  return [...replaced, ...behind, ...ended, ...cutOff];
};

/** A bracket too many. */
export const strayBracket: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  const { stray: [...strays] = [], open = [] } = flow ? unpaired(flow.masked) : {};
  const [stray, [only, ...more]] = [strays.at(-1), open];
  if (flow && only?.at === 0 && more.length === 0 && /^(?:\{\s*[\w-]+: [^,]*|[[{])$/.test(flow.text)) {
    const lead = flow.text.length - flow.text.slice(1).trimStart().length;
    return [
      {
        code: 'yaml/stray-bracket',
        at: { offset: flow.start },
        found: `"${only.sign}" is opened in front of ${only.sign === '{' ? 'fields' : 'items'} that stand on lines of their own`,
        fix: 'remove it',
        edits: [{ start: flow.start, end: flow.start + lead, text: '' }],
      },
    ];
  }
  if (!flow || !stray) return [];
  const start = flow.start + stray.at;
  return [
    {
      code: 'yaml/stray-bracket',
      at: { offset: start },
      found: `"${stray.sign}" closes nothing`,
      fix: 'remove it',
      edits: [{ start, end: start + 1, text: '' }],
    },
  ];
};

/** A closing bracket without its opening one. */
export const unopened: Suspicion = (suspect) => {
  const { line } = suspect;
  const { body, offset } = bodyOf(line);
  const dash = dashesOf(body);
  const tell = (sign: string, at: number): Slip => ({
    code: 'yaml/open-bracket',
    at: { offset: at },
    found: `"${closing(sign)}" closes nothing`,
    fix: `write "${sign}" in front of  ${cut(body.slice(at - offset), 40)}`,
    edits: [insert(at, sign === '{' ? '{ ' : '[')],
  });
  // Among fields in braces a comma follows.
  const ended = body.replace(/,$/, '');
  if (ended.endsWith('}') && !body.includes('{')) return [tell('{', offset + dash), tell('{', line.valueStart)];
  if (ended.endsWith(']') && !body.includes('[')) return [tell('[', line.valueStart), tell('[', offset + dash)];
  const flow = flowOf(suspect);
  const stray = flow && unpaired(flow.masked).stray.find(({ sign }) => sign === ']');
  const before = flow && stray ? [...flow.masked.slice(0, stray.at).matchAll(/: +(?=[^:]*$)/g)].at(-1) : undefined;
  return flow && before ? [tell('[', flow.start + before.index + before[0].length)] : [];
};

/** Items that stand in no brackets. */
export const opened: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const end = offset + body.length;
  const value = body.slice(line.valueStart - offset);
  const areQuoted = /^"[^"]*"(?:, *"[^"]*")+$/.test(value);
  if (!/,\s/.test(value) || (/^[[{"']/.test(value) && !areQuoted)) return [];
  return [
    {
      code: 'value/kind',
      at: { offset: line.valueStart },
      found: 'a list of several is written without brackets',
      fix: `write  ${line.name === undefined ? '- ' : `${line.name}: `}[${cut(commas(value), 60)}]`,
      edits: [{ start: line.valueStart, end, text: `[${commas(value)}]` }],
    },
  ];
};

/** A list with a comma before its last item as well, where a word stands for it. */
const commas = (list: string): string => list.replace(/,?\s+(?:and|und|y|&)\s+(?=[^,]+$)/, ', ');
