import { isAlias, parseDocument } from 'yaml';
import { applied, quote } from './edit';
import type { Finding, Issue } from './issue';
import type { IssueCode } from './issue-codes';
import { fieldNames } from './mending/lost-owner';
import { mistypedBar, noteBehind, parted, partedBySemicolons, partingSign, signAtEnd } from './parsing/plain-traps';
import { type ScalarSource, scalarsOf } from './parsing/scalars';
import { cut, inQuotes } from './parsing/source-line';
import type { Tree } from './parsing/tree';
import { formatPath } from './position';
import { mostProblems } from './problem';

/**
 * Warns of text that YAML reads differently from what stands there: cut off at a `#`, robbed of its `&…` or `!…`, in curly
 * quotes, or a bare yes or no. What is offered was read in a copy.
 */
export function trapsIn(tree: Tree): Issue[] {
  const { text } = tree.source;
  const repeated = new Set(tree.branches.flatMap(({ node }) => (isAlias(node) ? node.source : [])));
  const scalars = scalarsOf(tree);
  const traps = scalars.flatMap((scalar): Issue[] => {
    const trap =
      cutOff(scalar, text) ??
      (repeated.has(scalar.anchor ?? '') ? undefined : robbed(scalar, text)) ??
      curly(scalar) ??
      bareSwitch(scalar) ??
      semicolons(scalar, text) ??
      barLike(scalar) ??
      barless(scalar, text) ??
      endSign(scalar, scalars) ??
      slashNote(scalar);
    if (!trap) return [];
    const { start, end, meant, instead, offset = start, ...words } = trap;
    const edits =
      instead === undefined ? quote(start, end, text.slice(start, end), meant) : [{ start, end, text: instead }];
    const isSound =
      parseDocument(applied(text, edits), { logLevel: 'silent', prettyErrors: false }).errors.length === 0;
    return [{ ...words, at: { path: scalar.path, offset }, severity: 'warning', ...(isSound && { edits }) }];
  });
  return [...traps, ...notesOfFields(tree)].slice(0, mostProblems + 1);
}

/** A lone note right behind its `#` that would be a field: notes have a space there. Switches and several lines are put out on purpose. */
function notesOfFields(tree: Tree): Issue[] {
  const { text } = tree.source;
  const notes = [...text.matchAll(/(?<=^ *)#((?:- +)?[a-z]\w*):(?=[ \r\n]|$)(?! (?:true|false)\b)[^\n]*/gm)];
  const scalars = notes.length > 0 ? scalarsOf(tree) : [];
  return notes.flatMap(({ index, 0: note, 1: name = '' }): Issue[] => {
    const [start, end] = [text.lastIndexOf('\n', index) + 1, index + note.length];
    const isAlone = !/(?:^|\n) *#[^\n]*\n$/.test(text.slice(0, start)) && !/^\n *#/.test(text.slice(end));
    if (!isAlone || !fieldNames().has(name.replace(/^- +/, ''))) return [];
    if (scalars.some((scalar) => scalar.start < index && index < scalar.end)) return [];
    const edits = [{ start: index, end: index + 1, text: '' }];
    const now = parseDocument(applied(text, edits), { logLevel: 'silent', prettyErrors: false });
    if (now.errors.length > 0) return [];
    return [
      {
        code: 'yaml/cut-off',
        at: { offset: index },
        severity: 'warning',
        found: `the "#" makes a note of this line: nothing is read of "${cut(note.slice(1), 40)}"`,
        fix: 'remove the "#", or write a space behind it where the line is to be a note',
        edits,
        unsure: true,
      },
    ];
  });
}

/** What stands from `start` to `end` and what was meant; told at `offset` where that is another place. */
type Trap = Finding &
  Pick<Issue, 'unsure' | 'wants'> & {
    code: IssueCode;
    start: number;
    end: number;
    meant: string;
    instead?: string;
    offset?: number;
  };

/** Comments have a space after their `#`; a `#` stuck to a digit, or to a word after a text, is meant as text. */
function cutOff({ style, value, source, start, end }: ScalarSource, text: string): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string') return undefined;
  const [, space = '', comment] = /^([ \t]+)(#[^\n\r]*)/.exec(text.slice(end)) ?? [];
  if (comment !== undefined && /^\/\S*$/.test(value) && /^#[a-z][\w-]*\s*$/i.test(comment)) {
    const whole = source + comment.trimEnd();
    return {
      code: 'yaml/cut-off',
      ...{ start, end: end + space.length + comment.trimEnd().length, meant: whole, instead: whole },
      found: 'a space parts the address, and # begins a comment',
      fix: `write ${whole}`,
      unsure: true,
    };
  }
  const isText = /\s/.test(value) || /^\p{Lu}/u.test(value);
  if (comment === undefined || !(/^#\d/.test(comment) || (/^#[A-Za-z]/.test(comment) && isText))) return undefined;
  const meant = source + space + comment.trimEnd();
  return {
    code: 'yaml/cut-off',
    ...{ start, end: start + meant.length, meant, offset: end + space.length },
    found: `the text ends before "${comment.split(/\s/)[0]}", which is read as a comment`,
    fix: `put the text in quotes: ${inQuotes(meant)}; a comment has a space after its #`,
    ...(!/^#\d/.test(comment) && { unsure: true }),
  };
}

function robbed({ anchor, tag, start, end, source }: ScalarSource, text: string): Trap | undefined {
  const sign = anchor === undefined ? tag : `&${anchor}`;
  const offset = sign === undefined ? -1 : text.lastIndexOf(sign, start);
  // A text whose quotes stand behind the sign was not to begin with it.
  if (offset < 0 || (anchor !== undefined && /^["']/.test(source))) return undefined;
  const meant = text.slice(offset, start) + source;
  return {
    code: anchor === undefined ? 'yaml/tag' : 'yaml/anchor',
    ...{ start: offset, end, meant },
    found: `"${sign}" in front of the text is not read as text`,
    fix: `put the whole text in quotes: ${inQuotes(meant)}`,
  };
}

/** Fields of what somebody may say, which may stand in curly quotes. */
export const spokenFields: ReadonlySet<string> = new Set([
  ...['text', 'answer', 'question', 'quote', 'note', 'caption', 'excerpt'],
]);

function curly({ style, source, start, end, path }: ScalarSource): Trap | undefined {
  const meant = /^[“„«´″]([^“”„«»´″]+)[“”»´″]$/.exec(source)?.[1];
  if (style !== 'plain' || meant === undefined || spokenFields.has(String(path.at(-1)))) return undefined;
  return {
    code: 'yaml/curly-quotes',
    ...{ start, end, meant },
    found: 'the text stands in curly quotes, which visitors will see',
    fix: `write it without them, or in straight ones: ${inQuotes(meant)}`,
    wants: 'letters',
  };
}

/** The one item of a list in brackets, in which semicolons stand where commas part items. */
function semicolons({ style, value, start, end, source }: ScalarSource, text: string): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string' || !partedBySemicolons(text, start, end)) return undefined;
  const instead = source.replace(/"[^"]*"|'[^']*'|\s*;\s+/g, (part) => (/^["']/.test(part) ? part : ', '));
  return {
    code: 'yaml/list-mark',
    ...{ start, end, meant: source, instead },
    found: 'semicolons part nothing here: this is one item',
    fix: `write commas: ${instead}`,
  };
}

/** A sign for the `|-` of a text of several lines, which visitors would see. */
function barLike({ style, start, end, source }: ScalarSource): Trap | undefined {
  if (style !== 'plain' || !mistypedBar.test(source)) return undefined;
  const [sign = ''] = /^\S+/.exec(source) ?? [];
  return {
    code: 'yaml/block-sign',
    ...{ start, end, meant: source, instead: source.replace(/^\S+/, '|-') },
    found: `"${sign}" does not begin a text of several lines`,
    fix: 'write |-  in its place',
  };
}

/** A folded text of several paragraphs, and the fields in which those are seen. */
const folded = /^>[-+]?[ \t]*\r?\n(?:[^\n]*\S[^\n]*\n)+[ \t]*\r?\n[ \t]*[^\s]/;
const ofParagraphs: ReadonlySet<string> = new Set(['text', 'answer']);

/** Paragraphs without the `|-` of a text of several lines: they run into one. */
function barless({ style, start, source, path }: ScalarSource, text: string): Trap | undefined {
  if (style === 'block' && ofParagraphs.has(String(path.at(-1))) && folded.test(source))
    return {
      code: 'yaml/block-sign',
      ...{ start, end: start + 1, meant: source, instead: '|' },
      found: 'the paragraphs of this text run into one',
      fix: 'write |-  in the place of >',
    };
  if (style !== 'plain' || !parted.test(source)) return undefined;
  const [, second = ''] = source.split(parted);
  const [gap = ''] = /\n\s*$/.exec(text.slice(0, start)) ?? [];
  const isBelow = gap !== '' && text.charAt(start - gap.length - 1) === ':';
  const place = isBelow ? start - gap.length : start;
  return {
    code: 'yaml/block-sign',
    ...{ start: place, end: place, meant: source, offset: place - (isBelow ? 1 : 0) },
    instead: isBelow ? ' |-' : `|-\n${/^[ \t]*/.exec(second)?.[0] ?? ''}`,
    found: 'the paragraphs of this text run into one',
    fix: 'write |-  behind the name, and the text on the lines below',
  };
}

/** A sign behind a text that ends it, or goes on with it, in other languages. */
function endSign(
  { style, start, end, source, path }: ScalarSource,
  scalars: readonly ScalarSource[],
): Trap | undefined {
  const own = signAtEnd.exec(source)?.[0] ?? (typeof path.at(-1) === 'number' ? partingSign.exec(source)?.[0] : '');
  const sign = own ?? '';
  if (style !== 'plain' || sign === '') return undefined;
  // Who ends more than one item so counts them up in a sentence.
  const list = formatPath(path.slice(0, -1));
  const endsSo = ({ source: text, start: at, path: way }: ScalarSource): boolean =>
    at !== start && partingSign.test(text) && formatPath(way.slice(0, -1)) === list;
  if (partingSign.test(source) && scalars.some(endsSo)) return undefined;
  const instead = source.slice(0, -sign.length);
  return {
    code: 'yaml/trailing-sign',
    ...{ start, end, meant: source, instead, offset: end - sign.trimStart().length },
    found: `"${sign.trim()}" at the end of the text is printed as it stands`,
    fix: `remove it: ${inQuotes(instead)}`,
  };
}

/** A note behind a text, as other languages have it, which visitors would read. */
function slashNote({ style, start, end, source }: ScalarSource): Trap | undefined {
  const [note = ''] = noteBehind.exec(source) ?? [];
  if (style !== 'plain' || note === '') return undefined;
  return {
    code: 'yaml/comment',
    ...{ start, end, meant: source, offset: end - note.length },
    found: `"${note}" is read as part of the text: no comment begins with //`,
    fix: `write  # ${note.slice(2).trim()}  where it is a note, or the whole text in quotes`,
    instead: `${source.slice(0, -note.length)}# ${note.slice(2).trim()}`,
    unsure: true,
  };
}

function bareSwitch({ style, value, start, end }: ScalarSource): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string' || !/^(yes|no)$/.test(value)) return undefined;
  return {
    code: 'yaml/bare-switch',
    ...{ start, end, meant: value },
    found: `a bare ${value} is a switch to many programs, not text`,
    fix: `write "${value}" in quotes`,
  };
}
