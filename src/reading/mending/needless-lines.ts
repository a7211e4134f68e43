import { around, leadOf, type Suspicion } from './slip';

/** A line that says the same as one beside it. */
export const repeatedLine: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const twin = around(suspect, 6, 0).find(({ text }) => text === line.text);
  if (!twin || line.name === undefined) return [];
  const end = source.starts[line.number + 1] ?? source.text.length;
  return [
    {
      code: 'yaml/duplicate-field',
      at: { offset: line.first },
      found: `"${line.name}" is written twice`,
      fix: `remove this line: it says the same as line ${twin.number + 1}`,
      edits: [{ start: line.start, end, text: '' }],
    },
  ];
};

/** The name of a list again, above more of its items. */
export const repeatedHeader: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const depth = leadOf(line).length;
  const name = /^([\w-]+):$/.exec(line.text.trim())?.[1];
  const above = around(suspect, 400, 0);
  const twin = above.find((other) => leadOf(other).length === depth && !/^\s*- /.test(other.text));
  if (name === undefined || twin?.text.trim() !== `${name}:`) return [];
  return [
    {
      code: 'yaml/duplicate-field',
      at: { offset: line.first },
      found: `"${name}" is written twice`,
      fix: `remove this line: what stands below it goes on with what stands below line ${twin.number + 1}`,
      edits: [{ start: line.start, end: source.starts[line.number + 1] ?? source.text.length, text: '' }],
    },
  ];
};

/** Fields that are taken in from a mark which the file does not have: `<<: *defaults`. */
export const lostMerge: Suspicion = ({ source, line }) => {
  const [, lead = '', said = '', mark = ''] = /^(\s*(?:- +)?)(<<: *\*([\w-]+))\s*$/.exec(line.text) ?? [];
  if (said === '' || source.text.includes(`&${mark}`)) return [];
  const start = line.start + (lead.includes('-') ? lead.length : 0);
  const next = source.starts[line.number + 1] ?? source.text.length;
  // The first field of an item goes on behind its dash.
  const more = lead.includes('-') ? (/^ */.exec(source.text.slice(next))?.[0].length ?? 0) : 0;
  return [
    {
      code: 'yaml/alias',
      at: { offset: line.start + lead.length },
      found: `"${said}" takes in fields that are marked with &${mark}, and nothing is`,
      fix: 'remove it, and write the fields here',
      edits: [{ start, end: next + more, text: '' }],
    },
  ];
};
