import type { Complaint, Fault } from './complaint';
import { inQuotes, type SourceLine } from './source-line';

/** A text that begins with a sign that means something in YAML. */
export function startsOddly(complaint: Complaint, line: SourceLine): Fault {
  if (line.value === '') return unreadable(complaint, line);
  const mark = line.value.slice(0, 1);
  return {
    code: 'yaml/odd-start',
    at: { offset: line.valueStart },
    found: `the text begins with "${mark}", which means something else in YAML`,
    fix: `put the text in quotes: ${inQuotes(line.value)}`,
  };
}

/** A line that the parser cannot make anything of. */
export function unreadable(_: Complaint, line: SourceLine): Fault {
  return {
    code: 'yaml/unreadable',
    at: { offset: line.first },
    found: 'this line cannot be read',
    fix: 'write a name, a colon, a space and a value, such as  title: About us',
  };
}
