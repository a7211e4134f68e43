import { cut } from '../parsing/source-line';
import { around, depthOf, leadOf, type Slip, type Suspicion } from './slip';

/** Names of what stands first in a group, and is written beside its name by mistake. */
const usualNames = ['heading', 'title', 'label', 'name', 'text', 'src'];

/** A text beside a name under which fields stand as well: one of the two is too much. */
export const valueOverFields: Suspicion = (suspect) => {
  const { line } = suspect;
  const [next] = around(suspect, 0, 1);
  const own = depthOf(line);
  if (line.name === undefined || line.value === '' || /^[|>&*!{["']/.test(line.value) || !next) return [];
  if (leadOf(next).length <= own || !/^\s*(?:- +)?[a-z][\w-]*:(?: |$)/i.test(next.text)) return [];
  const end = line.valueStart + line.value.length;
  const start = line.start + line.text.lastIndexOf(':', line.valueStart - line.start) + 1;
  const named = usualNames.map(
    (name): Slip => ({
      code: 'yaml/too-deep',
      at: { offset: line.valueStart },
      found: `"${cut(line.value, 40)}" stands beside "${line.name}:", and fields stand under it`,
      fix: `write  ${name}: ${cut(line.value, 40)}  on a line of its own under it`,
      edits: [{ start, end, text: `\n${' '.repeat(leadOf(next).length)}${name}: ${line.value}` }],
    }),
  );
  return [
    ...named,
    {
      code: 'yaml/too-deep',
      at: { offset: line.valueStart },
      found: `"${cut(line.value, 40)}" stands beside "${line.name}:", and fields stand under it`,
      fix: 'give the text a name of its own under it, or remove it',
      edits: [{ start, end, text: '' }],
      unsure: true,
    },
  ];
};
