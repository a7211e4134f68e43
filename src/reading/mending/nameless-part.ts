import { insert } from '../edit';
import { cut } from '../parsing/source-line';
import { flowOf } from './flow';
import type { Slip, Suspicion } from './slip';

/** A value in braces without its name: it has that which stands beside the same names elsewhere in the file. */
export const namelessPart: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  if (!flow?.text.startsWith('{')) return [];
  const named = namesIn(flow.masked);
  const beside = [...suspect.source.text.matchAll(/\{[^{}]*\}/g)]
    .map(([group]) => namesIn(group))
    .filter((names) => names.some((name) => named.includes(name)));
  const missing = [...new Set(beside.flat())].filter((name) => !named.includes(name)).slice(0, 8);
  const parts = [...flow.masked.matchAll(/(?<=[{,]\s*)([^\s:,{}[\]][^:,{}[\]]*?)(?=\s*[,}])/g)];
  return parts.flatMap(({ index, 0: part }) => {
    const at = flow.start + index;
    const text = flow.text.slice(index, index + part.length);
    // A word by itself may be half of a name.
    const isWord = /^[a-z]\w*$/.test(text);
    const names = missing.filter((name) => !isWord || suspect.source.text.includes(`${name}: ${text}`));
    return names.map(
      (name): Slip => ({
        code: 'yaml/no-colon',
        at: { offset: at },
        found: `"${cut(text, 40)}" has no name in front`,
        fix: `write  ${name}: ${cut(text, 50)}`,
        edits: [insert(at, `${name}: `)],
      }),
    );
  });
};

const namesIn = (group: string): string[] =>
  [...group.matchAll(/(?<=[{,]\s*)([a-z]\w*):(?=\s)/gi)].map(([, name = '']) => name);
