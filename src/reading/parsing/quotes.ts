import { isScalar } from 'yaml';
import type { Complaint, Fault } from './complaint';
import type { SourceLine } from './source-line';
import { quoted } from './source-line';
import { nodesOf } from './tree';

/** The quote that ends at an offset without being closed. */
export const unclosedQuote = (complaint: Complaint): Fault | undefined =>
  quoteWhere(complaint, (start, end) => start < complaint.offset && complaint.offset <= end);

/** A quote that runs over lines which look like fields: it was meant to end before them. */
export const runawayQuote = (complaint: Complaint): Fault | undefined =>
  quoteWhere(
    complaint,
    (start, end) =>
      end <= complaint.offset && /^[ \t]*(- )?[\w-]+:\s/m.test(complaint.tree.source.text.slice(start, end)),
  );

function quoteWhere({ tree }: Complaint, isIt: (start: number, end: number) => boolean): Fault | undefined {
  const node = nodesOf(tree).find(
    (node) => isScalar(node) && node.type?.startsWith('QUOTE') && node.range && isIt(node.range[0], node.range[1]),
  );
  const open = node?.range?.[0];
  if (open === undefined) return undefined;
  const mark = tree.source.text[open] ?? '"';
  return {
    code: 'yaml/open-quote',
    at: { offset: open },
    found: `the quote ${mark} is opened here and not closed on its line`,
    fix: `write ${mark} at the end of the text`,
  };
}

export function afterQuote(line: SourceLine): Fault {
  const mark = line.value.slice(0, 1);
  const whole = line.value.endsWith(mark) && !/["'],\s/.test(line.value) ? line.value.slice(1, -1) : line.value;
  return {
    code: 'yaml/after-quote',
    at: { offset: line.valueStart },
    found: `the text goes on after the closing ${mark}`,
    fix: `write  ${quoted(line, whole)}`,
  };
}
