import type { Path } from '../../src/reading/position';

/** A line that says something: where its content begins behind the signs of list items, and the columns of those. */
interface Line {
  lead: number;
  dashes: number[];
  content: number;
  key: string | undefined;
}

function read(text: string): Line | undefined {
  const [signs = '', spaces = ''] = /^( *)(?:- +|-$)*/.exec(text) ?? [];
  const rest = text.slice(signs.length);
  if (/^(?:#|$)/.test(rest) && !signs.includes('-')) return undefined;
  const dashes = [...signs].flatMap((sign, column) => (sign === '-' ? [column] : []));
  const key = /^(?:"([^"]*)"|'([^']*)'|([^\s"'#:[\]{}][^:]*)):(?:\s|$)/.exec(rest);
  return { lead: spaces.length, dashes, content: signs.length, key: key?.[1] ?? key?.[2] ?? key?.[3] };
}

/** The list whose items have their sign in a column, and which of them a line is in. */
function listAround(lines: readonly string[], at: number, column: number): Path {
  let index = 0;
  for (let number = at - 1; number >= 0; number -= 1) {
    const line = read(lines[number] ?? '');
    if (!line) continue;
    if (line.dashes.includes(column)) index += 1;
    else if (line.content <= column && line.key !== undefined) {
      return [...fieldsAround(lines, number, line.content), line.key, index];
    }
  }
  return [index];
}

/**
 * The place of the fields that begin in a column at a line: found by indentation alone, so that it is known also while the
 * text around it is being written and no YAML yet.
 */
export function fieldsAround(lines: readonly string[], at: number, column: number): Path {
  for (let number = at; number >= 0; number -= 1) {
    const line = read(lines[number] ?? '');
    const dash = line?.dashes.at(-1);
    if (dash !== undefined && line?.content === column) return listAround(lines, number, dash);
    if (number < at && line && line.key !== undefined && line.content < column) {
      return [...fieldsAround(lines, number, line.content), line.key];
    }
  }
  return [];
}
