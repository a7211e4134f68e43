import { type Edit, insert } from '../edit';
import { cut } from '../parsing/source-line';
import { type Flow, flowOf } from './flow';
import type { Slip, Suspicion } from './slip';

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
  const signs = [...flow.masked.matchAll(/([{,]\s*)([A-Za-z][\w-]*)(\s*=\s*|\s+(?=\/))(?=\S)/g)].map((match) => {
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
  });
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
  return [...gaps, ...signs, ...missingCommas(flow, tell)];
};

function missingCommas(
  flow: Flow,
  tell: (at: number, code: Slip['code'], found: string, fix: string, edits: Edit[]) => Slip,
): Slip[] {
  const names = [...flow.masked.matchAll(/([;\s])\s*([A-Za-z][\w-]*):\s/g)].filter(
    ({ index }) => !/[{,]\s*$/.test(flow.text.slice(0, index)),
  );
  const between = names.map((match) => {
    const isSign = match[1] === ';';
    const at = match.index;
    return tell(
      at,
      'yaml/no-comma',
      isSign ? `";" stands where a comma belongs` : `there is no comma before "${match[2]}"`,
      `write  , ${match[2]}: …`,
      [{ start: flow.start + at, end: flow.start + at + (isSign ? 1 : 0), text: ',' }],
    );
  });
  if (!flow.text.startsWith('[')) return between;
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
  const shape = flow.text.replace(/"[^"]*"|'[^']*'/g, (all) => 'q'.repeat(all.length));
  const gaps = [...shape.matchAll(/(?<=[^\s,[;]);?\s+(?=[^\s\]])/g)].map(({ index }) => index);
  const quoted = gaps.filter((at) => /["']/.test(flow.text.slice(at).trimStart()[0] ?? ''));
  const parted = [quoted, ...(shape.includes(',') ? [] : [gaps])]
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
  return [...between, ...noDashes, ...parted];
}
