import { blockDefinitions } from '../../../schemas/blocks';
import { type Edit, insert } from '../edit';
import { lineText, type SourceText } from '../source-text';
import type { Slip, Suspicion } from './slip';

const types = new Set<string>(blockDefinitions.map(({ type }) => type));

/** A section whose type stands as the name of its fields: `- area-list:`. */
export const typeAsName: Suspicion = ({ source, line }) => {
  const [, dash = '', name = ''] = /^(\s*- +)([\w-]+):\s*$/.exec(line.text) ?? [];
  if (!types.has(name)) return [];
  const start = line.start + dash.length;
  const below = linesUnder(source, line.number);
  const deeper = below.filter((number) => lineText(source, number).search(/\S/) > dash.length);
  const by = Math.min(...deeper.map((number) => lineText(source, number).search(/\S/))) - dash.length;
  const isWrapped = deeper.length > 0 && deeper.length === below.length;
  const moved = isWrapped ? deeper.map((number) => outdent(source, number, by)) : [];
  return [
    {
      code: 'type/missing',
      at: { offset: start },
      found: `"${name}" is a type of sections, and no name`,
      fix: `write  - type: ${name}${isWrapped ? `, and move the lines under it by ${by} spaces to the left` : ''}`,
      edits: [{ start, end: start + name.length + 1, text: `type: ${name}` }, ...moved],
    },
  ];
};

/** Items that say their own name where fields of that name are wanted: `- name: price` for `price:`. */
export const itemsForNames: Suspicion = ({ source, line }) => {
  const [, lead = '', name] = item.exec(line.text) ?? [];
  if (name === undefined) return [];
  const numbers = siblingsOf(source, line.number, lead.length);
  const edits = numbers.flatMap((number): Edit[] => {
    const [all, before = '', own] = item.exec(lineText(source, number)) ?? [];
    const start = (source.starts[number] ?? 0) + before.length;
    return own === undefined ? [] : [{ start, end: start - before.length + (all?.length ?? 0), text: `${own}:` }];
  });
  const others = edits.length > 1 ? ', and so for the other items' : '';
  const slip: Slip = {
    code: 'yaml/list-mark',
    at: { offset: line.start + lead.length },
    found: 'there is a list where each has its own name in front',
    fix: `write  ${name}:  in the place of this line${others}`,
    edits,
  };
  return [slip];
};

const item = /^(\s*)- +(?:(?:name|id|key|slug|title): +)?["']?([A-Za-z][\w-]*)["']?:?\s*$/;

/** Words on lines of their own under a name, without the dashes that make a list of them. */
export const undashed: Suspicion = ({ source, line }) => {
  const depth = line.text.search(/\S/);
  if (depth < 0 || !isWords(line.text)) return [];
  let [first, last] = [line.number, line.number];
  const isBeside = (number: number): boolean =>
    lineText(source, number).search(/\S/) === depth && isWords(lineText(source, number));
  while (first > 0 && isBeside(first - 1)) first--;
  while (last + 1 < source.starts.length && isBeside(last + 1)) last++;
  const above = first > 0 ? lineText(source, first - 1) : '';
  if (last === first || !/^\s*(?:- +)?[\w-]+:\s*$/.test(above) || above.search(/\S/) > depth) return [];
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (source.starts[first] ?? 0) + depth;
  return [
    {
      code: 'yaml/no-dash',
      at: { offset: at },
      found: 'there is no "- " in front of these items',
      fix: `write  - ${lineText(source, first).trim()}, and so in the ${last - first === 1 ? 'next line' : `next ${last - first} lines`}`,
      edits: numbers.map((number) => insert((source.starts[number] ?? 0) + depth, '- ')),
      unsure: true,
    },
  ];
};

/** A few words, or a group in brackets, on a line. */
const isWords = (text: string): boolean =>
  /^\s*[\p{L}\d](?!.*:(?:\s|$)).{0,60}$|^\s*(?:\{.*\}|\[.*\]|"[^"]*"|'[^']*')$/u.test(text.trimEnd());

/** The lines that stand deeper than one, up to the next that does not. */
function linesUnder(source: SourceText, from: number): number[] {
  const depth = lineText(source, from).search(/\S/);
  const numbers: number[] = [];
  for (let number = from + 1; number < source.starts.length; number++) {
    const lead = lineText(source, number).search(/\S/);
    if (lead >= 0 && lead <= depth) break;
    if (lead >= 0) numbers.push(number);
  }
  return numbers;
}

/** The items of the list that a line is in. */
function siblingsOf(source: SourceText, from: number, depth: number): number[] {
  const isOf = (number: number): boolean => {
    const lead = lineText(source, number).search(/\S/);
    return lead < 0 || lead > depth || (lead === depth && /^\s*- /.test(lineText(source, number)));
  };
  let [first, last] = [from, from];
  while (first > 0 && isOf(first - 1)) first--;
  while (last + 1 < source.starts.length && isOf(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (number) => lineText(source, number).search(/\S/) === depth,
  );
}

const outdent = (source: SourceText, number: number, by: number): Edit => {
  const start = source.starts[number] ?? 0;
  return { start, end: start + by, text: '' };
};
