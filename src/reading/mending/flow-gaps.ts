import { applied, type Edit, insert } from '../edit';
import { cut } from '../parsing/source-line';
import { closingAt, type Flow, flowOf } from './flow';
import type { Slip, Suspect, Suspicion } from './slip';

/** Commas, colons and spaces that are missing between names, values and items in brackets. */
export const spaced: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  if (!flow) return [];
  const tell = (at: number, code: Slip['code'], found: string, fix: string, edits: Edit[]): Slip => ({
    code,
    at: { offset: flow.start + at },
    found,
    fix,
    edits,
  });
  const glued = [...flow.masked.matchAll(/[{,]\s*([A-Za-z][\w-]*):(?=[^\s])/g)].map((match) => {
    const at = match.index + match[0].length;
    return {
      name: match[1] ?? '',
      start: at - 1 - (match[1]?.length ?? 0),
      edit: insert(flow.start + at, ' '),
      rest: flow.text.slice(at),
    };
  });
  const signs = [...flow.masked.matchAll(/([{,]\s*)([A-Za-z][\w-]*)(\s*=\s*|\s*;\s+|\s+(?=\/))(?=\S)/g)].map(
    (match) => {
      const at = match.index + (match[1] ?? '').length;
      const start = flow.start + match.index + match[0].length - (match[3] ?? '').length;
      const edit = { start, end: flow.start + match.index + match[0].length, text: ': ' };
      const sign = (match[3] ?? '').trim();
      return tell(
        at,
        'yaml/no-colon',
        sign ? `"${sign}" stands where a colon and a space belong` : `there is no colon after "${match[2]}"`,
        `write  ${match[2]}: ${cut(flow.text.slice(match.index + match[0].length), 40)}`,
        [edit],
      );
    },
  );
  const [first] = glued;
  const gaps = first
    ? [
        tell(
          first.start,
          'yaml/no-space',
          'there is no space after the colon',
          `write  ${first.name}: ${cut(first.rest, 40)}`,
          glued.map(({ edit }) => edit),
        ),
      ]
    : [];
  return [...gaps, ...signs, ...bareNames(flow, tell), ...missingCommas(flow, tell, suspect), ...inLists(flow, tell)];
};

type Tell = (at: number, code: Slip['code'], found: string, fix: string, edits: Edit[]) => Slip;

/** Fields in a brace that is not closed, without the commas between them. */
export const unclosedFields: Suspicion = (suspect) => {
  const flow = flowOf(suspect);
  if (!flow?.text.startsWith('{') || closingAt(flow.masked) > 0) return [];
  const gaps = [...flow.masked.matchAll(/(?<=\w: [^,{}[\]]*[^,\s{}[\]])\s+(?=[a-z]\w*: )/g)].map(
    ({ index, 0: gap }) => ({
      start: flow.start + index,
      end: flow.start + index + gap.length,
      text: ', ',
    }),
  );
  const whole = applied(flow.text, [
    ...gaps.map(({ start, end, text }) => ({ start: start - flow.start, end: end - flow.start, text })),
    insert(flow.text.length, ' }'),
  ]);
  return gaps.length === 0
    ? []
    : [
        {
          code: 'yaml/open-bracket',
          at: { offset: flow.start },
          found: '"{" is not closed, and a comma is missing',
          fix: `write ${cut(whole, 80)}`,
          edits: [...gaps, insert(flow.start + flow.text.length, ' }')],
        },
      ];
};

/** Names with a space alone behind them: `{ label Read more, href: /more }`. */
const bareNames = (flow: Flow, tell: Tell): Slip[] =>
  [...flow.masked.matchAll(/(?<=[{,]\s*)([a-z][\w-]*)( +)(?=[^\s:,{}[\]][^:,{}[\]]*[,}])/g)].map((match) => {
    const [all, name = '', gap = ''] = match;
    const end = match.index + all.length;
    return tell(
      match.index,
      'yaml/no-colon',
      `there is no colon after "${name}"`,
      `write  ${name}: ${cut(flow.text.slice(end).split(/[,}]/)[0] ?? '', 40)}`,
      [{ start: flow.start + end - gap.length, end: flow.start + end, text: ': ' }],
    );
  });

/** Numbers one after the other in a list that stands among other fields. */
const inLists = (flow: Flow, tell: Tell): Slip[] =>
  [...flow.masked.matchAll(/(?<=[^\s[]\s*\[\s*-?[\d.]+)(\s+)(?=-?[\d.]+\s*\])/g)].map((match) =>
    tell(match.index, 'yaml/no-comma', 'there is no comma between the items', 'write a comma after each', [
      insert(flow.start + match.index, ','),
    ]),
  );

function missingCommas(flow: Flow, tell: Tell, { source: { text: whole } }: Suspect): Slip[] {
  const names = [
    ...flow.masked.matchAll(/(\s*[;|/，、]|(?<=: *[^,]+)\s*\.|\s+[-–—]|\s)\s*([A-Za-z][\w-]*):\s/g),
  ].filter(({ index }) => !/[{,]\s*$/.test(flow.text.slice(0, index)));
  const between = names.map((match) => {
    const written = (match[1] ?? '').trim();
    const at = match.index + (isSentence(flow.text.slice(0, match.index), whole) && written === '.' ? 1 : 0);
    const sign = at > match.index ? '' : written;
    return tell(
      at,
      'yaml/no-comma',
      sign ? `"${sign}" stands where a comma belongs` : `there is no comma before "${match[2]}"`,
      `write  , ${match[2]}: …`,
      [{ start: flow.start + at, end: flow.start + at + (sign ? (match[1] ?? '').length : 0), text: ',' }],
    );
  });
  if (!flow.text.startsWith('[')) return between;
  const groups = [...flow.masked.matchAll(/(?<=[}\]])\s+(?=[{[])/g)].map(({ index }) =>
    tell(index, 'yaml/no-comma', 'there is no comma between the items', 'write a comma after each', [
      insert(flow.start + index, ','),
    ]),
  );
  const dashed = [...flow.masked.matchAll(/(?<=[[,]\s*)- /g)].map(({ index }) => index);
  const noDashes =
    dashed.length > 0
      ? [
          tell(
            dashed[0] ?? 0,
            'yaml/list-mark',
            'inside [ ] items have no "- " in front',
            'remove it: a comma parts the items',
            dashed.map((at) => ({ start: flow.start + at, end: flow.start + at + 2, text: '' })),
          ),
        ]
      : [];
  return [...between, ...groups, ...noDashes, ...betweenItems(flow, tell)];
}

/** Whether the last value in front of a place is of a kind that ends in a full stop elsewhere in the file. */
function isSentence(before: string, whole: string): boolean {
  const name = [...before.matchAll(/([A-Za-z][\w-]*): /g)].at(-1)?.[1];
  const values = [...whole.matchAll(new RegExp(`\\b${name}: ([^,{}\\n]*)`, 'g'))].map(([, value = '']) => value.trim());
  return values.filter((value) => /\.["']?$/.test(value)).length * 2 >= values.length;
}

/** Items with nothing but a space, or a semicolon, between them. */
function betweenItems(flow: Flow, tell: Tell): Slip[] {
  const shape = flow.text.replace(/"[^"]*"|'[^']*'/g, (all) => 'q'.repeat(all.length));
  const gaps = [...shape.matchAll(/(?<=[^\s,[;]);?\s+(?=[^\s\]])/g)].map(({ index }) => index);
  // A text in quotes with small letters after it is one that begins with somebody's words.
  const closed = [...flow.text.matchAll(/(?<=[[,]\s*)(?:"[^"]*"|'[^']*')(?=;?\s+[\d\p{Lu}\p{Sc}])/gu)].map(
    ({ index, 0: text }) => index + text.length,
  );
  const quoted = gaps.filter((at) => /["']/.test(flow.text.slice(at).trimStart()[0] ?? '') || closed.includes(at));
  // Two small words are one text; numbers, and words with capitals, are items.
  const areItems = shape
    .replace(/[[\]]/g, '')
    .trim()
    .split(/[;\s]+/)
    .every((part, index) => index === 0 || /^[\d\p{Lu}/q-]/u.test(part));
  return [quoted, ...(shape.includes(',') || !areItems ? [] : [gaps])]
    .filter((places) => places.length > 0)
    .map((places) =>
      tell(
        places[0] ?? 0,
        'yaml/no-comma',
        'there is no comma between the items',
        'write a comma after each',
        places.map((at) => ({
          start: flow.start + at,
          end: flow.start + at + (flow.text[at] === ';' ? 1 : 0),
          text: ',',
        })),
      ),
    );
}
