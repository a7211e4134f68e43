import { difference } from './difference';
import { applied, type Edit, overlap } from './edit';
import type { Issue } from './issue';
import type { Parsed, ReadAs } from './parsed';
import { cut } from './parsing/source-line';
import { placesIn } from './places';
import { placeOf } from './problem';
import { lineText, sourceText } from './source-text';

/**
 * The slips that were put right in a file and what does not fit in it. Both on one line come of one slip of the hand: they are told as one, with
 * the line as it should be.
 */
export function toldTogether(parsed: Parsed, readAs: ReadAs, issues: readonly Issue[]): Issue[] {
  const faults = [...parsed.faults];
  const others = issues.filter((issue) => {
    const { line } = placeOf(parsed, issue);
    const index = faults.findIndex(({ at, edits }) => edits && parsed.position(at?.offset ?? 0).line === line);
    const fault = faults[index];
    if (!fault || issue.severity === 'warning') return true;
    faults[index] = joined(fault, issue, { readAs, line: line - 1 });
    return false;
  });
  return [...faults, ...others];
}

function joined(fault: Issue, issue: Issue, { readAs, line }: { readAs: ReadAs; line: number }): Issue {
  const unsure = fault.unsure || issue.unsure ? { unsure: true } : {};
  const edits = lineEdits(fault, issue, { readAs, line });
  // Half of what a line needs may be none of it: what was meant is seen when all is written.
  if (!edits) return { ...fault, fix: `${fault.fix}; then, as ${issue.found}: ${issue.fix}`, unsure: true };
  const now = lineText(sourceText(applied(readAs.written, edits)), line).trim();
  return { ...fault, fix: `write  ${cut(now, 100)}`, edits, ...unsure };
}

/** The edits of both; undefined where they are not known, or go beyond the line. */
function lineEdits(
  { edits: own = [] }: Issue,
  { at = {}, change, edits: known }: Issue,
  { readAs, line }: { readAs: ReadAs; line: number },
): Edit[] | undefined {
  if (!change && known)
    return [...own, ...known].some(({ text }) => text.includes('\n')) || overlap(own, known)
      ? undefined
      : [...own, ...known];
  const places = placesIn({ path: '', text: readAs.mended });
  const further = change && places.edits(at, change.to);
  if (!further || further.some(({ text }) => text.includes('\n'))) return undefined;
  const { line: mendedLine } = placeOf(places, { at });
  const before = lineText(sourceText(readAs.written), line);
  const after = lineText(sourceText(applied(readAs.mended, further)), mendedLine - 1);
  const start = sourceText(readAs.written).starts[line] ?? 0;
  const elsewhere = own.filter((edit) => edit.end < start || edit.start > start + before.length);
  if (own.some((edit) => !elsewhere.includes(edit) && (edit.start < start || edit.text.includes('\n'))))
    return undefined;
  const { start: from, end, text } = difference(before, after);
  return [...elsewhere, { start: start + from, end: start + end, text }];
}
