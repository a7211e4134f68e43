import { cut } from '../parsing/source-line';
import type { Slip, Suspicion } from './slip';

/** A field that somebody made a note of, where it must be there. */
export const commentedField: Suspicion = ({ line }) => {
  const [all, lead = '', sign = '', field] = /^(\s*)(# ?)(\s*(?:- +)?[a-z]\w*:(?: .*)?)$/i.exec(line.text) ?? [];
  if (all === undefined || field === undefined) return [];
  const start = line.start + lead.length;
  return [...new Set([sign.length, 1])].map(
    (length): Slip => ({
      code: 'yaml/cut-off',
      at: { offset: start },
      found: 'the "#" makes a note of this line, and its field is missing',
      fix: `write  ${cut(field.trim(), 60)}  without the "#"`,
      edits: [{ start, end: start + length, text: '' }],
    }),
  );
};

/** Where notes stand that would be fields of these names. */
export const notesNamed = (text: string, names: ReadonlySet<string>): number[] =>
  [...text.matchAll(/^\s*#\s*(?:- +)?([a-z]\w*):(?=\s|$)/gim)]
    .filter(([, name = '']) => names.has(name))
    .slice(0, 6)
    .map(({ index, 0: mark }) => index + mark.length);
