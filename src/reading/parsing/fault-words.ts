import type { YAMLError } from 'yaml';
import { brackets, openBracket } from './brackets';
import type { Complaint, Fault, Teller } from './complaint';
import { badIndent, misplaced, nested, notAField } from './lines';
import { afterQuote, runawayQuote, unclosedQuote } from './quotes';
import { says } from './sentences';
import { lineAt, type SourceLine } from './source-line';
import { startsOddly, unreadable } from './unreadable';

/** Says in plain words what the parser complains of, and points at the cause where the parser points at the effect. */
export function faultWords(complaint: Complaint): Fault {
  return words[complaint.code](complaint, lineAt(complaint.tree.source, complaint.offset));
}

const words: { [Code in YAMLError['code']]: Teller } = {
  ALIAS_PROPS: startsOddly,
  BAD_ALIAS: startsOddly,
  BAD_COLLECTION_TYPE: startsOddly,
  BAD_DIRECTIVE: startsOddly,
  BAD_DQ_ESCAPE: backslash,
  BAD_INDENT: badIndent,
  BAD_PROP_ORDER: startsOddly,
  BAD_SCALAR_START: startsOddly,
  BLOCK_AS_IMPLICIT_KEY: nested,
  BLOCK_IN_FLOW: brackets,
  DUPLICATE_KEY: unreadable,
  IMPOSSIBLE: unreadable,
  KEY_OVER_1024_CHARS: notAField,
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: notAField,
  MULTIPLE_ANCHORS: startsOddly,
  MULTIPLE_DOCS: secondDocument,
  MULTIPLE_TAGS: startsOddly,
  NON_STRING_KEY: notAName,
  RESOURCE_EXHAUSTION: unreadable,
  TAB_AS_INDENT: tab,
  TAG_RESOLVE_FAILED: startsOddly,
  UNEXPECTED_TOKEN: unexpected,
};

function backslash({ tree, offset }: Complaint): Fault {
  const sign = tree.source.text.slice(offset, offset + 2).trimEnd();
  return {
    code: 'yaml/backslash',
    found: `"${sign}" has no meaning in double quotes`,
    fix: 'put the text in single quotes instead of double ones',
  };
}

function tab({ tree }: Complaint): Fault {
  const lines = tree.source.text.match(/^ *\t/gm)?.length ?? 0;
  if (lines === 0)
    return { code: 'yaml/tab', once: 'tab', found: 'a tab stands in front of the text', fix: 'use a space instead' };
  return {
    code: 'yaml/tab',
    once: 'tab',
    found: `a tab indents ${lines === 1 ? 'this line' : `${lines} lines`}`,
    fix: 'use spaces: two for each level',
  };
}

function secondDocument(_: Complaint, line: SourceLine): Fault {
  return {
    code: 'yaml/second-document',
    at: { offset: line.first },
    found: 'a line with "---" begins a second document',
    fix: 'remove the line: a file is one page',
  };
}

function notAName(): Fault {
  return {
    code: 'yaml/name-in-brackets',
    found: 'a field has brackets for a name',
    fix: 'put the text in quotes if it is text, or write a plain name before the ":"',
  };
}

function missing(complaint: Complaint, line: SourceLine): Fault {
  if (says(complaint, 'quote without end')) return unclosedQuote(complaint) ?? unreadable(complaint, line);
  if (says(complaint, 'line without name')) return notAField(complaint, line);
  if (says(complaint, 'item without sign')) return misplaced(line);
  if (says(complaint, 'bracket without end')) return openBracket(complaint);
  if (says(complaint, 'items without comma')) return brackets(complaint, line);
  return says(complaint, 'comment without space') ? gluedComment : startsOddly(complaint, line);
}

const gluedComment: Fault = {
  code: 'yaml/no-space',
  found: 'there is no space before the "#"',
  fix: 'write a space before "#", or put the text in quotes',
};

function unexpected(complaint: Complaint, line: SourceLine): Fault {
  if (says(complaint, 'text beside bar')) return besideBar;
  if (says(complaint, 'list beside name')) return besideName;
  if (says(complaint, 'no place for this')) return lost(complaint, line);
  if (says(complaint, 'sign in brackets')) return brackets(complaint, line);
  const quote = runawayQuote(complaint);
  if (quote) return quote;
  return /^["']/.test(line.value) ? afterQuote(line) : startsOddly(complaint, line);
}

const besideBar: Fault = {
  code: 'yaml/text-beside-bar',
  found: 'text stands on the same line as the "|" or ">"',
  fix: 'begin the text on the next line, indented',
};

const besideName: Fault = {
  code: 'yaml/list-beside-name',
  found: 'a list begins on the line of its name',
  fix: 'put each "- " item on a line of its own, indented',
};

/** Behind a bracket too many the parser finds no way back, and complains of every line. */
function lost(complaint: Complaint, line: SourceLine): Fault {
  const sign = complaint.tree.source.text[complaint.offset] ?? '';
  if (!/[\]}]/.test(sign)) return { ...unreadable(complaint, line), once: 'lost' };
  const fix = 'remove it, or put the text in quotes';
  return { code: 'yaml/stray-bracket', once: 'lost', found: `"${sign}" closes nothing`, fix };
}
