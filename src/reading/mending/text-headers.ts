import { lineText } from '../source-text';
import { isInText } from './indentation';
import { leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** What people write for the `|-` above a text of several lines. */
const header = /^(?:["'“”]|[/\\\]¦lI1!][-+]?|[-+_][|>/]|[|>][-+_]*[|>_-]+|[<>][/|]?|>>|\|\|)$/;

/** The lines below that stand deeper, empty ones among them; nothing where they are fields and items alone. */
function textBelow({ source, line }: Suspect): string[] {
  const depth = leadOf(line).length;
  const lines: string[] = [];
  for (let number = line.number + 1; number < source.starts.length; number++) {
    const text = lineText(source, number);
    if (text.trim() !== '' && text.search(/\S/) <= depth) break;
    lines.push(text);
  }
  return lines.some((text) => /^\s*(?!- |[\w-]+:(?: |$))\S+\s+\S+\s+\S/.test(text)) ? lines : [];
}

/** True for a line that is neither a field, an item nor a note, as a text begins. */
const startsText = (line: string): boolean => !/^\s*(?:- |#(?!#)|["']?[\w-]+["']?:(?: |$)|[[{])/.test(line);

const lost = (end: number, tell: (found: string, edits: Slip['edits']) => Slip): Slip =>
  tell('nothing says that a text of several lines begins here', [{ start: end, end, text: ' |-' }]);

/** A text of several lines without the sign that begins one, or with another in its place. */
export const blockHeaders: Suspicion = (suspect) => {
  const { line } = suspect;
  if (line.name === undefined || /^[|>][-+]?(?:$|\s)/.test(line.value)) return [];
  if (isInText(suspect, leadOf(line).length)) return [];
  const below = textBelow(suspect);
  const first = below.find((text) => text.trim() !== '');
  if (first === undefined) return [];
  const { valueStart: start } = line;
  const end = start + line.value.length;
  const tell = (found: string, edits: Slip['edits']): Slip => ({
    code: 'yaml/block-sign',
    at: { offset: start },
    found,
    fix: `write  ${line.name}: |-  and the text on the lines below`,
    edits,
  });
  if (line.value === '') return startsText(first) ? [lost(line.start + line.text.trimEnd().length, tell)] : [];
  if (header.test(line.value))
    return [tell(`"${line.value}" does not begin a text of several lines`, [{ start, end, text: '|-' }])];
  // A text that a comment cuts off is told of that; one without a paragraph of its own is cut by a line that is none of it.
  if (
    /\s#/.test(line.text) ||
    !below
      .slice(
        0,
        below.findLastIndex((text) => text.trim() !== ''),
      )
      .some((text) => text.trim() === '')
  )
    return [];
  const indent = first.slice(0, first.search(/\S/));
  return [tell('a text of several lines begins beside its name', [{ start, end: start, text: `|-\n${indent}` }])];
};
