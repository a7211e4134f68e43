import { cut, type SourceLine } from '../parsing/source-line';
import { ancestors, indents, isInText } from './indentation';
import { around, bodyOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** True for the name above a list, which is no item of one. */
const isHeader = (suspect: Suspect): boolean => {
  const [below] = around(suspect, 0, 1);
  return /^\s*[\w-]+:$/.test(suspect.line.text.trimEnd()) && below !== undefined && /^\s*- /.test(below.text);
};

/** An item without its `- `, where the lines around have one. */
export const missingDash: Suspicion = (suspect) => {
  const { line } = suspect;
  const { body, offset } = bodyOf(line);
  if (body === '' || /^(?:- |<)/.test(body) || isHeader(suspect)) return [];
  const depths = [...around(suspect, 8, 6), ...ancestors(suspect)]
    .filter(({ text }) => /^\s*- /.test(text))
    .map((other) => leadOf(other).length);
  // The first item of a list has none beside it, and its fields stand deeper.
  const [above] = around(suspect, 1, 0);
  const [below] = around(suspect, 0, 1);
  const isFirst =
    /^\s*[\w-]+:$/.test(above?.text.trimEnd() ?? '') && below && leadOf(below).length > leadOf(line).length;
  if (isFirst) depths.push(leadOf(line).length);
  const isNear = (depth: number) =>
    !isInText(suspect, depth) && (/^[\w-]+:/.test(body) || Math.abs(leadOf(line).length - depth) <= 2);
  return [...new Set(depths)].filter(isNear).flatMap((depth) => {
    const edits = [{ start: line.start, end: offset, text: `${' '.repeat(depth)}- ` }];
    const slip: Slip = {
      code: 'yaml/no-dash',
      at: { offset },
      found: 'there is no "- " in front of this item',
      fix: `write  - ${cut(body, 50)}`,
      edits,
    };
    const beside = fieldsBeside(suspect);
    if (depth !== leadOf(line).length || beside.length === 0) return [slip];
    const lines = beside.length === 1 ? 'the line' : `the ${beside.length} lines`;
    const fix = `${slip.fix}, and indent ${lines} under it by 2 spaces`;
    return [
      slip,
      { ...slip, fix, edits: [...edits, ...beside.map(({ start }) => ({ start, end: start, text: '  ' }))] },
    ];
  });
};

/** The fields below a line that stand at its depth, with all under them: those of one item, where it has no dash. */
function fieldsBeside(suspect: Suspect): SourceLine[] {
  const depth = leadOf(suspect.line).length;
  const below = around(suspect, 0, 12);
  const end = below.findIndex(
    (line) => leadOf(line).length < depth || (leadOf(line).length === depth && !/^\s*[\w-]+:/.test(line.text)),
  );
  return end < 0 ? below : below.slice(0, end);
}

/** A `- ` in front of what is no item. */
export const strayDash: Suspicion = (suspect) => {
  const { line } = suspect;
  // An item with nothing behind its dash is one too many, not the one below it.
  if (around(suspect, 1, 0)[0]?.text.trim() === '-') return [];
  const { body, offset } = bodyOf(line);
  const rest = /^- +([\w-]+:.*)$/.exec(body)?.[1];
  if (rest === undefined) return [];
  return indents(suspect).map((depth) => ({
    code: 'yaml/stray-item',
    at: { offset },
    found: 'this "- " item belongs to no list',
    fix: `write it without the "- ": ${cut(rest, 50)}`,
    edits: [{ start: line.start, end: offset + body.length - rest.length, text: ' '.repeat(depth) }],
  }));
};

/** Curly quotes, or the signs of Markdown, around a name. */
export const quotedName: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const [, dash = '', written = '', sign = '', name = '', inside = ''] =
    /^((?:- +)*)(([“”„‘’]|\*{1,2}|`|_{1,2})([\w-]+?)(:?)(?:[“”‘’]|\*{1,2}|`|_{1,2})):?(?=\s|$)/.exec(body) ?? [];
  if (name === '' || (inside === '' && body[dash.length + written.length] !== ':')) return [];
  const start = offset + dash.length;
  const edits = [{ start, end: start + written.length, text: name + inside }];
  const isCurly = /[“”„‘’]/.test(sign);
  return [
    {
      code: isCurly ? 'yaml/curly-quotes' : 'yaml/odd-start',
      at: { offset: start },
      found: isCurly ? 'a name stands in curly quotes' : 'signs of Markdown stand around a name',
      fix: `write  ${name}:`,
      edits,
    },
  ];
};

/** An unusual space after the dash of an item. */
export const oddGap: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const [all, dash = '', gap = ''] = /^(-)([\u00a0\u2000-\u200b\u202f\u3000\t]+)/.exec(body) ?? [];
  if (all === undefined) return [];
  const start = offset + dash.length;
  return [
    {
      code: 'yaml/odd-space',
      at: { offset: start },
      found: "an unusual space (not the space bar's) stands after the dash",
      fix: `write  - ${cut(body.slice(all.length), 50)}`,
      edits: [{ start, end: start + gap.length, text: ' ' }],
    },
  ];
};

/** A list or a text that begins where it cannot: on the line of its name, or beside the bar of a text in lines. */
export const beside: Suspicion = (suspect) => {
  const { line } = suspect;
  // "> 30 parts" is more than thirty; a text in lines begins with a word.
  const [, bar = '', text = ''] = /^([|>](?![+-]?$)[+-]?(?! ?\d)|(?=- ))\s*(\S.*)$/.exec(line.value) ?? [];
  if (text === '' || line.name === undefined) return [];
  const start = line.valueStart + bar.length;
  const end = line.valueStart + line.value.length - text.length;
  const found = bar === '' ? 'a list begins on the line of its name' : `text stands on the same line as the "${bar}"`;
  const [next] = around(suspect, 0, 1);
  const own = leadOf(line).length + (/^\s*- /.test(line.text) ? 2 : 0);
  const depths = [next ? leadOf(next).length : own + 2, own + 2].filter(
    (depth) => depth > own || (bar === '' && depth === own),
  );
  const code = bar === '' ? 'yaml/list-beside-name' : 'yaml/text-beside-bar';
  const at = { offset: line.valueStart };
  const down = [...new Set(depths)].map(
    (depth) =>
      ({
        code,
        at,
        found,
        fix:
          bar === ''
            ? 'put each "- " item on a line of its own, indented'
            : `begin the text on the next line, after ${depth} spaces`,
        edits: [{ start, end, text: `\n${' '.repeat(depth)}` }],
      }) as const,
  );
  const several = bar === '' ? text.slice(2).split(/\s+-\s+(?=\S)/) : [];
  const isAlone = !next || leadOf(next).length <= own;
  const same = {
    code,
    at,
    found,
    fix: `write it without the "${bar}"`,
    edits: [{ start: line.valueStart, end, text: '' }],
  } as const;
  const apart =
    several.length < 2
      ? []
      : [...new Set(depths)].map(
          (depth): Slip => ({
            code,
            at,
            found,
            fix: 'put each "- " item on a line of its own, indented',
            edits: [
              {
                start,
                end: end + text.length,
                text: several.map((item) => `\n${' '.repeat(depth)}- ${item}`).join(''),
              },
            ],
          }),
        );
  return bar === '' ? [...apart, ...down] : isAlone ? [same, ...down] : [...down, same];
};

/** A bar that makes one text of the list or the fields below it. */
export const strayBar: Suspicion = (suspect) => {
  const { line } = suspect;
  const [next] = around(suspect, 0, 1);
  const bar = /^[|>][-+]?$/.exec(line.value)?.[0];
  if (bar === undefined || line.name === undefined || !/^\s*(?:- |[a-z][\w-]*:(?: |$))/.test(next?.text ?? ''))
    return [];
  const end = line.valueStart + bar.length;
  const start =
    line.valueStart - (/\s*$/.exec(suspect.source.text.slice(line.start, line.valueStart))?.[0].length ?? 0);
  return [
    {
      code: 'yaml/text-beside-bar',
      at: { offset: line.valueStart },
      found: `"${bar}" makes one text of what stands below it`,
      fix: `write  ${line.name}:  without the "${bar}"`,
      edits: [{ start, end, text: '' }],
    },
  ];
};
