import { insert } from '../edit';
import { cut } from '../parsing/source-line';
import { closingAt, type Flow, flowOf } from './flow';
import { around, bodyOf, dashesOf, type Slip, type Suspect, type Suspicion } from './slip';

/** Round or angle brackets around a list or fields, where square or curly ones belong. */
export const otherBrackets: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const dash = dashesOf(body);
  const places = [...new Set([line.valueStart - offset, dash])].filter((at) =>
    /^(?:\(.*\)|<[^<>]*>)$/.test(body.slice(Math.max(at, 0))),
  );
  const what = body.endsWith('>') ? 'angle' : 'round';
  return places.flatMap((at) =>
    (/^[(<]\s*[A-Za-z][\w-]*: /.test(body.slice(at)) ? ['{}'] : ['[]']).map(
      ([open = '', close = '']): Slip => ({
        code: 'yaml/round-brackets',
        at: { offset: offset + at },
        found: `${what} brackets mean nothing here`,
        fix: `write ${open} and ${close}: ${cut(open + body.slice(at + 1, -1) + close, 60)}`,
        edits: [
          { start: offset + at, end: offset + at + 1, text: open },
          { start: offset + body.length - 1, end: offset + body.length, text: close },
        ],
      }),
    ),
  );
};

/** Items of a list that stand in brackets of their own each: `[Trap], [Valves]`. */
export const partedLists: Suspicion = ({ line }) => {
  if (!/^\[[^[\]]*\](?:\s*[,;]?\s*\[[^[\]]*\])+$/.test(line.value)) return [];
  const { valueStart: start } = line;
  const flat = `[${line.value.slice(1, -1).replace(/\s*\]\s*[,;]?\s*\[\s*/g, ', ')}]`;
  const nested = `[${line.value.replace(/\]\s*[,;]?\s*\[/g, '], [')}]`;
  return [flat, nested].map((text) => ({
    code: 'yaml/brackets',
    at: { offset: start },
    found: 'there is more than one list on the line',
    fix: `write  ${line.name === undefined ? '-' : `${line.name}:`} ${cut(text, 60)}`,
    edits: [{ start, end: start + line.value.length, text }],
  }));
};

/** The commas at the end of a line of a group that goes over several. */
const lastSigns = ({ line }: Suspect): Pick<Flow, 'start' | 'masked'> | undefined => {
  const [signs] = /,\s*,+\s*$/.exec(line.text) ?? [];
  return signs === undefined ? undefined : { start: line.start + line.text.length - signs.length, masked: signs };
};

/** Two commas one after the other. */
export const doubledCommas: Suspicion = (suspect) => {
  const flow = flowOf(suspect) ?? lastSigns(suspect);
  const doubles = [...(flow?.masked.matchAll(/,(\s*,)+/g) ?? [])];
  const [first] = doubles;
  if (!flow || !first) return [];
  return [
    {
      code: 'yaml/sign-in-brackets',
      at: { offset: flow.start + first.index },
      found: 'two commas stand where one belongs',
      fix: 'remove one of them',
      edits: doubles.map(({ index, 0: commas }) => ({
        start: flow.start + index,
        end: flow.start + index + commas.length,
        text: ',',
      })),
    },
  ];
};

/** Words behind the bracket that closes the whole. */
export const afterBracket: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  const end = flow ? closingAt(flow.masked) : 0;
  const words = flow?.text.slice(end).trim() ?? '';
  if (!flow || end === 0 || !/^(?![a-z]\w*:(?:\s|$))[\p{L}\d(]/u.test(words)) return [];
  const start = flow.start + flow.text.indexOf(words, end);
  return [
    {
      code: 'yaml/brackets',
      at: { offset: start },
      found: `"${cut(words, 30)}" stands behind the bracket that closes the line`,
      fix: `remove it, or write it as a note:  # ${cut(words, 30)}`,
      edits: [insert(start, '# ')],
      unsure: true,
    },
  ];
};

/** A comma where a number has its point. */
export const decimalCommas: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  const numbers = [...(flow?.masked.matchAll(/(?<=[[:,]\s+|\[)(-?\d+),(\d+)(?=\s*[,}\]]|$)/g) ?? [])];
  const [first] = numbers;
  if (!flow || !first) return [];
  const whole = Math.round(Number(first[0].replace(',', '.')));
  const places = (number: RegExpExecArray): [number, number] => [
    flow.start + number.index,
    flow.start + number.index + number[0].length,
  ];
  const [start, end] = places(first);
  return [
    {
      code: 'value/format',
      at: { offset: flow.start + first.index },
      found: `"${first[0]}" has a comma where a number has a point`,
      fix: `write ${first[0].replace(',', '.')}`,
      edits: numbers.map((number) => {
        const start = flow.start + number.index + (number[1] ?? '').length;
        return { start, end: start + 1, text: '.' };
      }),
    },
    {
      code: 'value/format',
      at: { offset: start },
      found: `"${first[0]}" has a comma, which begins another field, and is no whole number`,
      fix: `write ${whole} or another whole number`,
      edits: [{ start, end, text: String(whole) }],
      unsure: true,
    },
  ];
};

/** A name alone in braces, which says that it is so: `{ label: Phone, required }`. */
export const bareSwitches: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  const names = [...(flow?.masked.matchAll(/(?<=[,{]\s*)([a-z][A-Za-z]*)(?=\s*[,}])/g) ?? [])];
  if (!flow?.text.startsWith('{')) return [];
  return names.map(
    (match): Slip => ({
      code: 'yaml/no-colon',
      at: { offset: flow.start + match.index },
      found: `"${match[0]}" has no value`,
      fix: `write  ${match[0]}: true`,
      edits: [insert(flow.start + match.index + match[0].length, ': true')],
      name: match[0],
    }),
  );
};

/** A line of a group in braces without the comma that the lines beside it have at their ends. */
export const commaAtEnd: Suspicion = (suspect) => {
  const { line } = suspect;
  const text = line.text.trimEnd();
  if (line.name === undefined || /[,{[|>]$/.test(text)) return [];
  if (!around(suspect, 1, 1).some((beside) => /,\s*$/.test(beside.text))) return [];
  return [
    {
      code: 'yaml/no-comma',
      at: { offset: line.first },
      found: 'there is no comma at the end of this line, as inside of { } there must be',
      fix: `write  ${cut(text.trim(), 60)},`,
      edits: [insert(line.start + text.length, ',')],
    },
  ];
};

/** Two braces where one belongs, and two groups of fields on one line of a list. */
export const doubledBraces: Suspicion = ({ line }) => {
  const { body, offset } = bodyOf(line);
  const [, dash = '', inner = ''] = /^((?:- +)+)\{\{(.*)\}\}$/.exec(body) ?? [];
  const doubled: Slip[] =
    inner === ''
      ? []
      : [
          {
            code: 'yaml/stray-bracket',
            at: { offset: offset + dash.length },
            found: 'there are two braces where one belongs',
            fix: `write  - {${cut(inner, 50)}}`,
            edits: [{ start: offset + dash.length, end: offset + body.length, text: `{${inner}}` }],
          },
        ];
  const parted = /^- +\{[^{}]*\}(,?\s*)(?=\{[^{}]*\}$)/.exec(body);
  if (!parted) return doubled;
  const at = offset + parted[0].length;
  return [
    {
      code: 'yaml/no-dash',
      at: { offset: at },
      found: 'a second item stands on the line',
      fix: `write it on a line of its own: - ${cut(body.slice(parted[0].length), 50)}`,
      edits: [{ start: at - (parted[1] ?? '').length, end: at, text: `\n${' '.repeat(offset - line.start)}- ` }],
    },
  ];
};
