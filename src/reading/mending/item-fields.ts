import type { Edit } from '../edit';
import { inOtherLines } from '../explain/show';
import { cut } from '../parsing/source-line';
import { lineText, type SourceText } from '../source-text';
import { bodyOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** The lines of one depth around a line, as far as nothing stands less deep. */
function beside({ source, line }: Suspect): number[] {
  const depth = leadOf(line).length;
  const walk = (step: 1 | -1): number[] => {
    const numbers: number[] = [];
    for (let number = line.number + step; number >= 0 && number < source.starts.length; number += step) {
      const lead = lineText(source, number).search(/\S/);
      if (lead >= 0 && lead < depth) break;
      if (lead === depth) numbers.push(number);
    }
    return numbers;
  };
  return [...walk(-1).reverse(), line.number, ...walk(1)];
}

const nameOf = (source: SourceText, number: number, mark: string): string | undefined =>
  new RegExp(`^\\s*${mark}([a-z]\\w*):(?:\\s|$)`, 'i').exec(lineText(source, number))?.[1];

/** The items of a list without their dashes: the name that each begins with is there again and again. */
export const undashedFields: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const depth = leadOf(line).length;
  const numbers = beside(suspect);
  const [first = 0] = numbers;
  const name = nameOf(source, first, '');
  const heads = numbers.filter((number) => nameOf(source, number, '') === name);
  if (name === undefined || heads.length < 2 || depth < 2 || first === 0) return [];
  if (!/^\s*(?:- +)?[\w-]+:\s*$/.test(lineText(source, first - 1))) return [];
  const start = (source.starts[first] ?? 0) + depth;
  return [
    {
      code: 'yaml/no-dash',
      at: { offset: start },
      found: 'there is no "- " in front of these items',
      fix: `write  - ${cut(lineText(source, first).trim(), 50)}, and so at each "${name}:" below`,
      edits: heads.map((number): Edit => {
        const end = (source.starts[number] ?? 0) + depth;
        return { start: end - 2, end, text: '- ' };
      }),
    },
  ];
};

/** A dash in front of every field of an item, or of all items of a list. */
export const dashedFields: Suspicion = (suspect) => {
  const { source, line } = suspect;
  if (!/^- +[a-z]\w*:(?:\s|$)/i.test(bodyOf(line).body)) return [];
  const numbers = beside(suspect);
  const at = numbers.indexOf(line.number);
  const name = nameOf(source, numbers[0] ?? 0, '- +');
  if (name === undefined) return [];
  const stray = strayIn(source, numbers, name);
  const strays = new Set(stray);
  // The run of lines around the suspect, or all of them.
  const isHead = (number: number): boolean => !strays.has(number);
  const from = numbers.slice(0, at + 1).findLastIndex(isHead);
  const rest = numbers.slice(at + 1).findIndex(isHead);
  const run = numbers
    .slice(Math.max(0, from), rest < 0 ? undefined : at + 1 + rest)
    .filter((number) => !isHead(number));
  return [run, ...(stray.length > run.length ? [stray] : [])]
    .filter((lines) => lines.length > 0)
    .map((lines) => withoutDashes(source, lines));
};

/** The lines that begin no item of their own: those up to the next that begins with the first name of all, or with one that the item has. */
function strayIn(source: SourceText, numbers: readonly number[], first: string): number[] {
  const known = new Set<string>();
  return numbers.filter((number) => {
    const name = nameOf(source, number, '- +');
    const isNew = name === undefined || name === first || known.has(name);
    if (isNew) known.clear();
    known.add(name ?? '');
    return !isNew;
  });
}

function withoutDashes(source: SourceText, numbers: readonly number[]): Slip {
  const [first = 0, ...more] = numbers;
  const dashOf = (number: number): number => (source.starts[number] ?? 0) + lineText(source, number).search(/\S/);
  return {
    code: 'yaml/stray-item',
    at: { offset: dashOf(first) },
    found: 'this "- " begins a new item, and the field belongs to the one above',
    fix: `write two spaces for the "- "${inOtherLines(more.length)}: only the first field of an item has one`,
    edits: numbers.map((number) => ({ start: dashOf(number), end: dashOf(number) + 1, text: ' ' })),
  };
}
