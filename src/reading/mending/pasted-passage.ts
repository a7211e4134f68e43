import { insert } from '../edit';
import { count } from '../explain/show';
import { lineText } from '../source-text';
import { around, leadOf, type Slip, type Suspicion } from './slip';

/** An item that was pasted with all that is its own at the margin, where its list stands deeper. */
export const pastedAtMargin: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const name = /^- +([a-z]\w*):/i.exec(line.text)?.[1];
  if (name === undefined) return [];
  const beside = around(suspect, 200, 200).filter((other) => new RegExp(`^ +- +${name}:`).test(other.text));
  const depths = new Set(beside.map((other) => leadOf(other).length));
  return [...depths].flatMap((depth) => {
    const next = beside.find(({ number, text }) => number > line.number && text.startsWith(`${' '.repeat(depth)}- `));
    const numbers: number[] = [];
    for (let number = line.number; number < (next?.number ?? source.starts.length); number++)
      if (lineText(source, number).trim() !== '') numbers.push(number);
    // Its fields may stand under it as they should, or at the margin as well.
    const isItem = (number: number): boolean => lineText(source, number).startsWith('- ');
    return [0, 2].map((more): Slip => {
      const edits = numbers.map((number) =>
        insert(source.starts[number] ?? 0, ' '.repeat(depth + (isItem(number) ? 0 : more))),
      );
      const others = numbers.length - 1;
      return {
        code: 'yaml/indentation',
        at: { offset: line.start },
        found: 'the line begins at the margin, unlike those it belongs with',
        fix: `begin it after ${count(depth, 'space')}, and the ${others === 1 ? 'line' : `${others} lines`} under it after ${depth + 2}`,
        edits,
      };
    });
  });
};
