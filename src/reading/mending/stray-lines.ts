import { insert } from '../edit';
import { cut, type SourceLine } from '../parsing/source-line';
import { indents } from './indentation';
import { around, bodyOf, dashesOf, depthOf, type Slip, type Suspicion } from './slip';

/** A comment as other languages write it. */
export const comments: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const tell = (at: number, length: number, sign: string, note: string): Slip => ({
    code: 'yaml/comment',
    at: { offset: at },
    found: `"${sign}" begins no comment here`,
    fix: `write  # ${cut(note, 50)}`,
    edits: [{ start: at, end: at + length, text: `# ${note}` }],
  });
  const whole = /^(\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(body);
  if (whole) return [tell(offset, body.length, whole[1] ?? '', whole[2] ?? '')];
  const behind = /\s(\/\/|<!--|\/\*)\s+(.*?)\s*(?:-->|\*\/)?$/.exec(body);
  return behind
    ? [tell(offset + behind.index + 1, body.length - behind.index - 1, behind[1] ?? '', behind[2] ?? '')]
    : [];
};

/** The fences of Markdown around a file, as chats and wikis show one, with what stands outside of them. */
export const fences: Suspicion = ({ source, line }) => {
  const marks = [...source.text.matchAll(/^ {0,3}(?:`{3,}|~{3,})[\w-]*[ \t]*$/gm)];
  const [open, close, ...more] = marks;
  if (!open || more.length > 0 || (line.start !== open.index && line.start !== close?.index)) return [];
  const begin = open.index + open[0].length + 1;
  const words = [source.text.slice(0, open.index), close ? source.text.slice(close.index + close[0].length) : ''];
  const isAround = words.every((text) => text.trim() === '');
  return [
    {
      code: 'yaml/second-document',
      at: { offset: open.index },
      found: `the line "${open[0].trim()}" means nothing here`,
      fix: `remove it${close ? `, and the line "${close[0].trim()}" below` : ''}${isAround ? '' : ', with the words outside of them'}`,
      edits: [
        { start: 0, end: Math.min(begin, source.text.length), text: '' },
        ...(close ? [{ start: close.index, end: source.text.length, text: '' }] : []),
      ],
      ...(!isAround && { unsure: true }),
    },
  ];
};

/** A name above all lines of a file, which stand deeper for it. */
export const wrappedFile: Suspicion = ({ source }) => {
  const lines = [...source.text.matchAll(/^.*\S.*$/gm)];
  const at = lines.findIndex(({ 0: text }) => !text.startsWith('#'));
  const [first, ...rest] = lines.slice(Math.max(0, at));
  const name = /^([A-Za-z][\w -]*):\s*$/.exec(first?.[0] ?? '')?.[1];
  const depth = Math.min(...rest.map(({ 0: text }) => text.search(/\S/)));
  if (!first || name === undefined || rest.length < 2 || depth < 1) return [];
  return [
    {
      code: 'field/unknown',
      at: { offset: first.index },
      found: `"${name}" stands around all fields of the file`,
      fix: `remove this line, and begin the others ${depth} spaces further left`,
      edits: [
        { start: first.index, end: first.index + first[0].length + 1, text: '' },
        ...rest.map(({ index }) => ({ start: index, end: index + depth, text: '' })),
      ],
    },
  ];
};

/** A line of signs that divides a file, or that a program around the file left behind. */
export const dividers: Suspicion = ({ source, line }) => {
  const text = line.text.trim();
  if (!/^(?:-{3,}|\.{3}|`{3}\w*|[*=_~+#]{3,}|\[\[?[A-Za-z][\w. -]*\]\]?)$/.test(text)) return [];
  const next = source.starts[line.number + 1] ?? source.text.length;
  const found = text === '---' ? 'a line with "---" begins a second document' : `the line "${text}" means nothing here`;
  const slip: Slip = {
    code: 'yaml/second-document',
    at: { offset: line.first },
    found,
    fix: text.startsWith('[') ? 'remove the line' : 'remove the line: a file is one page',
    edits: [{ start: line.start, end: next, text: '' }],
  };
  const after = source.text.slice(next).trim();
  if (after === '') return [slip];
  const fix = 'remove the line and what stands below it, or give that a file of its own: a file is one page';
  return [slip, { ...slip, fix, edits: [{ start: line.start, end: source.text.length, text: '' }], unsure: true }];
};

/** A sign in front of a line that a mail or a comparison of two versions put there. */
export const quotedLine: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const whole = allMarked(source.text);
  if (whole) return [whole];
  const [, sign = ''] = /^([+>|]\s?|\d{1,4}[.:|)]?\s(?=\s*(?:- )*[a-z]\w*:))(?=\s*[\w-])/.exec(line.text) ?? [];
  if (sign === '') return [];
  const rest = line.text.slice(sign.length).trimStart();
  // The sign may have been put in the place of the spaces in front.
  const leads = [sign.trim(), sign].map((mark) => /^\s*/.exec(line.text.slice(mark.length))?.[0] ?? '');
  return [...new Set([...leads, ...indents(suspect).map((depth) => ' '.repeat(depth))])].map((lead) => ({
    code: 'yaml/odd-start',
    at: { offset: line.start },
    found: `"${sign.trim()}" in front of the line means nothing here`,
    fix: `remove it: ${cut(rest.trimEnd(), 50)}`,
    edits: [{ start: line.start, end: line.start + line.text.length - rest.length, text: lead }],
  }));
};

/** A file of which every line has the same kind of sign in front: those of a quoted mail, or the numbers of an editor. */
function allMarked(text: string): Slip | undefined {
  const lines = [...text.matchAll(/^.*\S.*$/gm)];
  const kind = [/^> ?/, /^\| ?/, /^\+ ?/, /^\s*\d+[.:|)]? ?/].find((mark) => lines.every(([line]) => mark.test(line)));
  if (!kind || lines.length < 2) return undefined;
  const marks = lines.map(({ index, 0: line }) => ({ start: index, text: kind.exec(line)?.[0] ?? '' }));
  const sign = marks[0]?.text.trim() ?? '';
  return {
    code: 'yaml/odd-start',
    at: { offset: 0 },
    found: `"${sign}" in front of every line means nothing here`,
    fix: `remove ${/\d/.test(sign) ? 'the numbers' : `the "${sign}"`} in front of all ${lines.length} lines`,
    edits: marks.map(({ start, text: mark }) => ({ start, end: start + mark.length, text: '' })),
  };
}

/** A comma or semicolon at the end of a line, as other languages have it. */
export const trailing: Suspicion = (suspect) => {
  const { line } = suspect;
  const sign = /^.*[^,;]([,;])$/.exec(line.value)?.[1];
  if (sign === undefined) return [];
  const end = line.valueStart + line.value.length;
  // Who ends one line so ends those beside it so, too, where the sign is read as part of the text.
  const [above, below] = [around(suspect, 8, 0), around(suspect, 0, 8)].map((lines) => alikeIn(lines, line, sign));
  if (above && below && above.length + below.length > 0)
    return [signsAtEnds([...above.reverse(), line, ...below], sign)];
  const bare = line.value.slice(0, -1);
  const isQuoted = /["']$/.test(bare);
  return [
    {
      code: 'yaml/trailing-sign',
      at: { offset: isQuoted ? end - 1 : line.valueStart },
      found: `there is a ${sign === ',' ? 'comma' : 'semicolon'} at the end of the line`,
      fix: `write  ${/^\s*-/.test(line.text) ? '- ' : ''}${line.name === undefined ? '' : `${line.name}: `}${cut(bare, 50)}`,
      edits: [{ start: end - 1, end, text: '' }],
    },
  ];
};

/** The lines up to the first that does not end so, or stands at another depth. */
function alikeIn(lines: readonly SourceLine[], { name, ...own }: SourceLine, sign: string): SourceLine[] {
  const depth = depthOf({ name, ...own });
  const end = lines.findIndex(
    (other) =>
      name === undefined ||
      other.name === undefined ||
      !other.value.endsWith(sign) ||
      /^["'{[]/.test(other.value) ||
      depthOf(other) !== depth,
  );
  return end < 0 ? [...lines] : lines.slice(0, end);
}

function signsAtEnds(lines: readonly SourceLine[], sign: string): Slip {
  const [first] = lines;
  const ends = lines.map(({ valueStart, value }) => valueStart + value.length);
  return {
    code: 'yaml/trailing-sign',
    at: { offset: first?.valueStart ?? 0 },
    found: `there is a ${sign === ',' ? 'comma' : 'semicolon'} at the end of the line`,
    fix: `write  ${first?.name}: ${cut(first?.value.slice(0, -1) ?? '', 50)}, and so in the ${lines.length === 2 ? 'next line' : `next ${lines.length - 1} lines`}`,
    edits: ends.map((end) => ({ start: end - 1, end, text: '' })),
  };
}

/** Fields one after the other on a line, without the braces around them. */
export const withoutBraces: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const [, dash = '', fields] = /^((?:- +)+)([\w-]+: [^,{}[\]]+(?:, *[\w-]+: [^,{}[\]]+)+)$/.exec(body) ?? [];
  if (fields === undefined) return [];
  const start = offset + dash.length;
  return [
    {
      code: 'yaml/brackets',
      at: { offset: start },
      found: 'there are no braces around these fields',
      fix: `write  - { ${cut(fields, 50)} }`,
      edits: [insert(start, '{ '), insert(start + fields.length, ' }')],
    },
  ];
};

/** The first section of a page without the line that the sections stand under. */
export const withoutSections: Suspicion = (suspect) => {
  const { line } = suspect;
  const [above] = around(suspect, 1, 0);
  if (!/^ *- +type:/.test(line.text) || !above || !/^[\w-]+:/.test(above.text)) return [];
  return [
    {
      code: 'yaml/stray-item',
      at: { offset: line.first },
      found: 'the sections have no name above them',
      fix: 'write  sections:  on a line of its own above this one, at the margin',
      edits: [insert(line.start, 'sections:\n')],
    },
  ];
};

/** Last of all: a line that is no field becomes a note. */
export const strayLine: Suspicion = ({ source, line }) => {
  const { body, offset } = bodyOf(line);
  if (body === '' || body.startsWith('#') || /^[\w-]+:( |$)/.test(body)) return [];
  const bare = /^((?:- +)*)([\w-]+)$/.exec(body)?.[2];
  const isLast = source.text.slice(line.start + line.text.length).trim() === '';
  const isCut = isLast && /^(?:- +)*\w+$/.test(body);
  return [
    {
      code: isCut ? 'yaml/cut-short' : 'yaml/no-name',
      at: { offset: offset + dashesOf(body) },
      found: isCut
        ? `the file ends in the middle of a line: "${cut(body, 40)}"`
        : `"${cut(body, 40)}" has no name and colon in front`,
      fix: isCut
        ? 'write the rest of the line, or remove it'
        : `write  ${bare ?? 'name'}: text, indent the line if it continues the text above, or remove it`,
      edits: [insert(offset, '# ')],
      unsure: true,
      alone: isCut,
    },
  ];
};
