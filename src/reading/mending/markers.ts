import type { Edit } from '../edit';
import { inOtherLines } from '../explain/show';
import { cut } from '../parsing/source-line';
import { lineText } from '../source-text';
import { bodyOf, leadOf, type Slip, type Suspect, type Suspicion } from './slip';

/** What people write for the `- ` of a list. */
const marker =
  /^(?:-(?:- ?| - ?)?|[–—−•·‣◦▪●○*+_ß→➔➜►▶✓✔☑»]\uFE0F?|>(?= )|\p{Extended_Pictographic}\uFE0F?(?=\s)|\d{1,3}(?:[.)]|(?= \p{Lu}))|[a-zA-Z]\)|\[[ xX]?\](?= ))[\s\u00a0]*(?=[^\s-])/u;

/** Another sign, or no space, where `- ` begins an item: in this line, or in all lines of its list. */
export const markers: Suspicion = (suspect) => {
  const { body } = bodyOf(suspect.line);
  const written = marker.exec(body)?.[0];
  if (written === undefined || written === '- ') return [];
  const above = markedLines(suspect, written, -1).reverse();
  const group = [...above, suspect.line.number, ...markedLines(suspect, written, 1)];
  const groups = group.length > 1 ? [group, [suspect.line.number]] : [group];
  return groups.map((numbers) => marked(suspect, numbers, written));
};

const kindOf = (mark = ''): string =>
  mark === '- '
    ? ''
    : mark
        .trim()
        .replace(/\d+/, '1')
        .replace(/[a-z]\)/i, 'a)');

/** The lines above or below that begin at the depth of one and with its sign, as far as its list goes. */
function markedLines({ source, line }: Suspect, written: string, step: 1 | -1): number[] {
  const depth = leadOf(line).length;
  const numbers: number[] = [];
  for (let number = line.number + step; number >= 0 && number < source.starts.length; number += step) {
    const text = lineText(source, number);
    const lead = text.search(/\S/);
    if (lead < 0 || lead > depth) continue;
    const isAlike = lead === depth && kindOf(marker.exec(text.trimStart())?.[0]) === kindOf(written);
    if (isAlike) numbers.push(number);
    else if (lead < depth || !text.trimStart().startsWith('- ')) break;
  }
  return numbers;
}

function marked({ source }: Suspect, numbers: readonly number[], written: string): Slip {
  const edits = numbers.map((number): Edit => {
    const text = lineText(source, number);
    const start = (source.starts[number] ?? 0) + text.length - text.trimStart().length;
    return { start, end: start + (marker.exec(text.trimStart())?.[0] ?? '').length, text: '- ' };
  });
  const [first] = edits;
  const offset = first?.start ?? 0;
  const rest =
    source.text
      .slice(first?.end ?? 0)
      .split('\n')[0]
      ?.trimEnd() ?? '';
  const sign = written.trim();
  if (sign === '-')
    return {
      code: 'yaml/no-space',
      at: { offset },
      found: `there is no space after the "-"`,
      fix: `write  - ${cut(rest, 50)}`,
      edits,
    };
  return {
    code: 'yaml/list-mark',
    at: { offset },
    found: `"${sign}" does not begin an item of a list`,
    fix: `write  - ${cut(rest, 50)}${inOtherLines(numbers.length - 1)}`,
    edits,
  };
}
