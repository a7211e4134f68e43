import type { Edit } from '../edit';
import { count } from '../explain/show';
import { neighbor, type SourceLine } from '../parsing/source-line';
import { lineText } from '../source-text';
import { around, bodyOf, depthOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

const odd = /[^ ]/;

/** Tabs and unusual spaces in front of lines: all of them at once, each worth so many spaces. */
export const oddLeads: Suspicion = ({ source, line }) => {
  const at = leadOf(line).search(odd);
  if (at < 0) return [];
  const isItem = (other: SourceLine): boolean => /^\s*- /.test(other.text);
  const beside = around({ source, line }, 1, 1)
    .filter((other) => !odd.test(leadOf(other)) && (isItem(other) || !isItem(line)))
    .map((other) => leadOf(other).length + (isItem(other) && !isItem(line) ? 2 : 0));
  const widths = [2, 4, 1, 8];
  // A width that brings the line under those beside it is the one that was meant.
  const fitting = widths.filter((width) => beside.includes(straight(leadOf(line), width).length));
  return (fitting.length > 0 ? fitting : widths).map((width) => {
    const edits = source.starts.flatMap((start, number): Edit[] => {
      const lead = /^[\s\u200b\ufeff]*/.exec(lineText(source, number))?.[0] ?? '';
      if (!odd.test(lead) || lead.length === lineText(source, number).length) return [];
      return [{ start, end: start + lead.length, text: straight(lead, width) }];
    });
    return oddLead(line.start + at, leadOf(line), edits);
  });
};

function straight(lead: string, width: number): string {
  return lead
    .replace(/\t/g, ' '.repeat(width))
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\u3000/g, '  ')
    .replace(/[^ ]/g, ' ');
}

function oddLead(offset: number, lead: string, edits: readonly Edit[]): Slip {
  const lines = edits.length === 1 ? 'this line' : `${edits.length} lines`;
  if (lead.includes('\t'))
    return { code: 'yaml/tab', at: { offset }, found: `a tab indents ${lines}`, fix: spaces(edits), edits };
  const found = /[\u200b\ufeff]/.test(lead)
    ? 'an invisible sign stands in front of the line'
    : `an unusual space (not the space bar's) indents ${lines}`;
  return { code: 'yaml/odd-space', at: { offset }, found, fix: spaces(edits), edits };
}

const spaces = ([edit]: readonly Edit[]): string =>
  edit === undefined || edit.text === ''
    ? 'delete it'
    : `use the space bar: ${count(edit.text.length, 'space')} in front of this line`;

/** A line, alone, with those under it or with the fields beside it, that stands too far to the left or right. */
export const reindented: Suspicion = (suspect) =>
  elsewhere(suspect, [[suspect.line.number], linesFrom(suspect, 1), fieldsFrom(suspect)]);

/** A line and all that follows at its depth or deeper, as a passage that was pasted stands. */
export const reindentedPassage: Suspicion = (suspect) =>
  leadOf(suspect.line).length === 0 ? [] : elsewhere(suspect, [linesFrom(suspect, 0)]);

/** The same lines at the depths where they may be at home, the nearest first. */
function elsewhere(suspect: Suspect, groups: readonly number[][]): Slip[] {
  const { line } = suspect;
  const own = leadOf(line).length;
  if (line.text.trim() === '') return [];
  const lines = groups.filter((group, index) => group.length > (groups[index - 1]?.length ?? 0));
  return indents(suspect)
    .filter(
      (indent) => (indent !== own || odd.test(leadOf(line))) && isUsual(suspect, indent) && fitsAt(suspect, indent),
    )
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .flatMap((indent) => lines.map((numbers) => moved(suspect, numbers, indent)));
}

/** False for an odd depth in a file whose lines begin at even ones: that is the slip, not what mends it. */
function isUsual(suspect: Suspect, indent: number): boolean {
  if (indent % 2 === 0 || leadOf(suspect.line).length % 2 === 1) return true;
  const odds = around(suspect, 8, 6).filter((line) => leadOf(line).length % 2 === 1);
  return odds.length > 2;
}

/** Fields that stand at the depth of the empty name above them, which they belong to: as many of them as help. */
export const underEmptyName: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const above = neighbor(source, line, -1);
  if (!above || line.name === undefined || !/:\s*$/.test(above.text) || above.name === undefined) return [];
  const depth = leadOf(line).length;
  if (depthOf(above) !== depth) return [];
  const numbers: number[] = [];
  const slips: Slip[] = [];
  for (let at: SourceLine | undefined = line; at && numbers.length < 8; at = neighbor(source, at, 1)) {
    if (leadOf(at).length < depth || (/^\s*- /.test(at.text) && leadOf(at).length === depth)) break;
    numbers.push(at.number);
    slips.push(moved(suspect, [...numbers], depth + 2));
  }
  return slips.reverse();
};

/** The depths at which lines around and above begin, and those at which something may begin under them. */
export function indents(suspect: Suspect): number[] {
  const depths = [...around(suspect, 8, 6), ...ancestors(suspect)].flatMap((line) => {
    const lead = leadOf(line).length;
    return [lead, lead + 2, ...(line.text.slice(lead).startsWith('- ') ? [lead + 4] : [])];
  });
  return [...new Set([0, ...depths])];
}

/** The lines above, each less deep than all between it and the suspect: what the suspect may stand under. */
export function ancestors({ source, line }: Suspect): SourceLine[] {
  const lines: SourceLine[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let at = neighbor(source, line, -1); at && depth > 0; at = neighbor(source, at, -1)) {
    if (leadOf(at).length >= depth) continue;
    depth = leadOf(at).length;
    lines.push(at);
  }
  return lines;
}

/** The line above and what it stands under. */
function linesOver(suspect: Suspect): SourceLine[] {
  const above = around(suspect, 1, 0)[0];
  if (!above) return [];
  const depth = leadOf(above).length;
  return [above, ...ancestors({ ...suspect, line: above }).filter((line) => leadOf(line).length < depth)];
}

/** True where a line that begins at a depth would be part of the text above. */
export const isInText = (suspect: Suspect, indent: number): boolean =>
  linesOver(suspect).some((line) => leadOf(line).length < indent && /(?:^|\s)[|>][-+]?$/.test(line.text.trimEnd()));

/** Whether a line is at home at a depth: no guess may have it vanish in the text of another. */
function fitsAt(suspect: Suspect, indent: number): boolean {
  const { body } = bodyOf(suspect.line);
  const above = around(suspect, 1, 0)[0];
  const over = linesOver(suspect);
  const header = over.find((line) => leadOf(line).length < indent);
  const inText = isInText(suspect, indent);
  if (/^(?:- +)*["']?[A-Za-z][\w-]*(?: [\w-]+)?["']?:(?!\/\/)/.test(body)) return !inText;
  if (inText) return !hasFieldsBelow(suspect);
  if (body === '-') return false;
  if (!body.startsWith('- ')) return header !== above && above !== undefined && leadOf(above).length === indent;
  const isSibling = around(suspect, 8, 6).some((line) => leadOf(line).length === indent && /^\s*- /.test(line.text));
  return isSibling || (header === above && /:\s*$/.test(above?.text ?? ''));
}

/** True for a line that may have lost its colon; one of many words is part of a text, whatever stands below. */
const hasFieldsBelow = (suspect: Suspect): boolean => {
  const [next] = around(suspect, 0, 1);
  return (
    next !== undefined &&
    bodyOf(suspect.line).body.split(/\s+/).length <= mostNamed &&
    leadOf(next).length > leadOf(suspect.line).length &&
    /^\s*[a-z][\w-]*:(?: |$)/.test(next.text)
  );
};

/** No name has more words. */
const mostNamed = 4;

/** A line with what stands below it, as far as that is deeper by so much. */
function linesFrom({ source, line }: Suspect, deeper: 0 | 1): number[] {
  const own = leadOf(line).length;
  const numbers = [line.number];
  for (let number = line.number + 1; number < source.starts.length; number++) {
    const lead = lineText(source, number).search(/\S/);
    if (lead >= 0 && lead < own + deeper) break;
    if (lead >= 0) numbers.push(number);
  }
  return numbers;
}

/** A line of an item and the fields beside it, up to the next item that begins as deep. */
function fieldsFrom(suspect: Suspect): number[] {
  const own = leadOf(suspect.line).length;
  const numbers = linesFrom(suspect, 0);
  const end = numbers.findIndex((number) => {
    const text = lineText(suspect.source, number);
    return text.search(/\S/) === own && /^\s*- /.test(text);
  });
  return end < 0 ? [] : numbers.slice(0, end);
}

function moved({ source, line }: Suspect, numbers: readonly number[], indent: number): Slip {
  const lead = leadOf(line);
  const by = indent - lead.length;
  const edits = numbers.map((number): Edit => {
    const start = source.starts[number] ?? 0;
    if (number === line.number) return { start, end: start + lead.length, text: ' '.repeat(indent) };
    return by > 0 ? { start, end: start, text: ' '.repeat(by) } : { start, end: start - by, text: '' };
  });
  const at = lead.search(odd);
  if (at >= 0) return oddLead(line.start + at, lead, edits);
  const rest = numbers.length - 1;
  const what = rest === 0 ? 'it' : `it and the ${rest === 1 ? 'line' : `${rest} lines`} under it`;
  return {
    code: 'yaml/indentation',
    at: { offset: line.start + lead.length },
    found: `the line begins ${place(lead.length)}, unlike those it belongs with`,
    fix:
      rest === 0
        ? `begin ${what} ${place(indent)}`
        : `move ${what} by ${count(Math.abs(by), 'space')} to the ${by > 0 ? 'right' : 'left'}`,
    edits,
  };
}

const place = (indent: number): string => (indent === 0 ? 'at the margin' : `after ${count(indent, 'space')}`);
