import { type Document, isCollection, isScalar, type Node, visit, type YAMLError } from 'yaml';
import { cut, inQuotes, lineAt, neighbor, type SourceLine } from './source-line';

/** A complaint of the parser: its own code and message, and the text it is about. */
export interface Complaint {
  code: YAMLError['code'];
  message: string;
  offset: number;
  document: Document.Parsed;
  text: string;
}

interface Words {
  found: string;
  fix: string;
  /** A better place than the parser's. */
  offset?: number;
  follows?: boolean;
}

/** Says in plain words what the parser complains of, and points at the cause where the parser points at the effect. */
export function faultWords(complaint: Complaint): Words {
  return words[complaint.code](complaint, lineAt(complaint.text, complaint.offset));
}

type Teller = (complaint: Complaint, line: SourceLine) => Words;

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
  DUPLICATE_KEY: duplicate,
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

function startsOddly(complaint: Complaint, line: SourceLine): Words {
  if (line.value === '') return unreadable(complaint, line);
  const mark = line.value.slice(0, 1);
  return {
    offset: line.valueStart,
    found: `the text begins with "${mark}", which means something else in YAML`,
    fix: `put the text in quotes: ${inQuotes(line.value)}`,
  };
}

function backslash({ text, offset }: Complaint): Words {
  const sign = text.slice(offset, offset + 2).trimEnd();
  return {
    found: `"${sign}" has no meaning in double quotes`,
    fix: 'put the text in single quotes instead of double ones',
  };
}

function tab({ text }: Complaint): Words {
  const lines = text.split('\n').filter((line) => /^ *\t/.test(line)).length;
  return {
    found: `a tab indents ${lines === 1 ? 'this line' : `${lines} lines`}`,
    fix: 'use spaces: two for each level',
  };
}

function secondDocument(_: Complaint, line: SourceLine): Words {
  return {
    offset: line.first,
    found: 'a line with "---" begins a second document',
    fix: 'remove the line: a file is one page',
  };
}

function duplicate({ text, offset }: Complaint, line: SourceLine): Words {
  const name = /^[^:]*/.exec(text.slice(offset))?.[0].trim() ?? line.name ?? '';
  return { found: `"${cut(name, 40)}" is written twice`, fix: 'keep one of the two and remove the other' };
}

function notAName(): Words {
  return {
    found: 'a field has brackets for a name',
    fix: 'put the text in quotes if it is text, or write a plain name before the ":"',
  };
}

function unreadable(_: Complaint, line: SourceLine): Words {
  return {
    offset: line.first,
    found: 'this line cannot be read',
    fix: 'write a name, a colon, a space and a value, such as  title: Roof repair',
  };
}

/** Two fields in one line (`title: Roofs: the guide`), a list item or a deeper line where neither belongs. */
function nested(complaint: Complaint, line: SourceLine): Words {
  const { text, offset } = complaint;
  if (offset <= line.first) return strayItem(line);
  if (/^[?-] /.test(line.value)) return startsOddly(complaint, line);
  if (/:(\s|$)/.test(line.value)) {
    return {
      offset: line.valueStart,
      found: 'the text has a colon and a space in it, which begins a new field',
      fix: `put the text in quotes: ${line.name}: ${inQuotes(line.value)}`,
    };
  }
  return misplaced(neighbor(text, line, 1) ?? line);
}

const strayItem = (line: SourceLine): Words => ({
  offset: line.first,
  found: 'this "- " item belongs to no list',
  fix: 'indent it like the other items of its list',
});

const misplaced = (line: SourceLine): Words => ({
  offset: line.first,
  follows: true,
  found: `the line is indented by ${count(line.first - line.start, 'space')}, unlike the fields it stands among`,
  fix: 'indent it exactly like the fields it belongs with',
});

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

function badIndent(complaint: Complaint, line: SourceLine): Words {
  if (complaint.message.startsWith('Flow')) return openBracket(complaint);
  return slip(complaint, line) ?? misplaced(line);
}

/** A bracket that is opened and not closed: the first such in the document. */
function openBracket({ document, text, offset }: Complaint): Words {
  let open = offset;
  visit(document, {
    Node(_key, node: Node) {
      if (!isCollection(node) || !node.flow || !node.range || /[\]}]$/.test(text.slice(node.range[0], node.range[1])))
        return;
      open = node.range[0];
      return visit.BREAK;
    },
  });
  const mark = text[open] === '{' ? '{' : '[';
  return {
    offset: open,
    found: `"${mark}" is opened and not closed`,
    fix: `write "${mark === '{' ? '}' : ']'}" at its end, or put the text in quotes if it is text`,
  };
}

function missing(complaint: Complaint, line: SourceLine): Words {
  const { message } = complaint;
  if (message.includes('quote')) return openQuote(complaint) ?? unreadable(complaint, line);
  if (message.startsWith('Implicit')) return notAField(complaint, line);
  if (message.startsWith('Sequence')) return misplaced(line);
  if (message.startsWith('Flow')) return openBracket(complaint);
  if (message.startsWith('Comments'))
    return { found: 'there is no space before the "#"', fix: 'write a space before "#", or put the text in quotes' };
  return /, |: in|between/.test(message) ? brackets(complaint, line) : startsOddly(complaint, line);
}

function brackets(_: Complaint, line: SourceLine): Words {
  return {
    offset: line.valueStart,
    found: 'the text in [ ] or { } cannot be read as a list or as fields',
    fix: 'put a comma between the items, or put the text in quotes if it is text',
  };
}

/** The quote that was opened first and closed on another line, or never. */
function openQuote({ document, text }: Complaint, before = text.length): Words | undefined {
  let open: number | undefined;
  visit(document, {
    Scalar(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      if (!isScalar(node) || !node.type?.startsWith('QUOTE') || end > before) return;
      // Text that goes over lines is fine; fields inside it mean that the quote was meant to end before them.
      const source = text.slice(start, end);
      if (end < text.trimEnd().length && !/\n\s*(- )?[\w-]+:\s/.test(source)) return;
      open = start;
      return visit.BREAK;
    },
  });
  if (open === undefined) return undefined;
  const mark = text[open] ?? '"';
  return {
    offset: open,
    found: `the quote ${mark} is opened here and not closed on its line`,
    fix: `write ${mark} at the end of the text`,
  };
}

/** A line that should be `name: value` and is not. */
function notAField(complaint: Complaint, line: SourceLine): Words {
  const stray = slip(complaint, line);
  if (stray) return stray;
  return {
    offset: line.first,
    follows: true,
    found: `"${cut(line.text.trim(), 40)}" has no name and colon in front`,
    fix: 'write  name: text, or indent the line if it continues the text above',
  };
}

/** The slips of one character that throw the parser off: no space after `-` or `:`, text cut off by a `#`. */
function slip({ text }: Complaint, line: SourceLine): Words | undefined {
  const bare = line.text.trim();
  if (/^-[^\s-]/.test(bare))
    return { offset: line.first, found: 'there is no space after the "-"', fix: `write  - ${cut(bare.slice(1), 50)}` };
  const glued = /^((?:- +)?[\w-]+):(?!\/\/)(\S.*)$/.exec(bare);
  if (glued) {
    return {
      offset: line.first,
      found: 'there is no space after the colon',
      fix: `write  ${glued[1]}: ${cut(glued[2] ?? '', 50)}`,
    };
  }
  const above = neighbor(text, line, -1);
  const hash = above?.text.search(/\s#\S/) ?? -1;
  if (!above || hash < 0 || line.name !== undefined) return undefined;
  return {
    offset: above.start + hash + 1,
    found: 'the text is cut off at "#", which begins a comment',
    fix: 'put the whole text in quotes',
  };
}

function unexpected(complaint: Complaint, line: SourceLine): Words {
  const { message, text, offset } = complaint;
  if (/YAML token|header/.test(message)) {
    return {
      found: 'text stands on the same line as the "|" or ">"',
      fix: 'begin the text on the next line, indented',
    };
  }
  if (message.includes('block-seq-ind')) {
    return { found: 'a list begins on the line of its name', fix: 'put each "- " item on a line of its own, indented' };
  }
  if (message.includes('token'))
    return { found: `"${text[offset]}" closes nothing`, fix: 'remove it, or put the text in quotes' };
  if (message.includes(' in flow')) return brackets(complaint, line);
  if (/^["']/.test(line.value)) return afterQuote(line);
  const quote = openQuote(complaint, offset);
  if (quote) return quote;
  return startsOddly(complaint, line);
}

function afterQuote(line: SourceLine): Words {
  const mark = line.value.slice(0, 1);
  const whole = line.value.endsWith(mark) && !/["'],\s/.test(line.value) ? line.value.slice(1, -1) : line.value;
  return {
    offset: line.valueStart,
    found: `the text goes on after the closing ${mark}`,
    fix: `write  ${line.name === undefined ? '' : `${line.name}: `}${inQuotes(whole)}`,
  };
}
