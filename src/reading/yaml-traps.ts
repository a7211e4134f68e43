import type { Issue } from './issue';
import { type ScalarSource, scalarsOf } from './parsing/scalars';
import { inQuotes } from './parsing/source-line';
import type { Tree } from './parsing/tree';
import { mostProblems } from './problem';

/** Warns of text that YAML reads differently from what stands there: cut off at a `#`, robbed of its `&…`, or a bare yes or no. */
export function trapsIn(tree: Tree): Issue[] {
  const traps = scalarsOf(tree).flatMap((scalar): Issue[] => {
    const trap = cutOff(scalar, tree.source.text) ?? robbed(scalar, tree.source.text) ?? bareSwitch(scalar);
    if (!trap) return [];
    const { offset, ...words } = trap;
    return [{ ...words, at: { path: scalar.path, offset }, severity: 'warning' }];
  });
  return traps.slice(0, mostProblems + 1);
}

type Trap = Issue & { offset: number };

/** Comments have a space after their `#`; a `#` stuck to a digit, or to a word after several words, is meant as text. */
function cutOff({ style, value, source, end }: ScalarSource, text: string): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string') return undefined;
  const [, space = '', comment] = /^([ \t]+)(#[^\n\r]*)/.exec(text.slice(end)) ?? [];
  if (comment === undefined || !(/^#\d/.test(comment) || (/^#[A-Za-z]/.test(comment) && /\s/.test(value))))
    return undefined;
  return {
    code: 'yaml/cut-off',
    offset: end + space.length,
    found: `the text ends before "${comment.split(/\s/)[0]}", which is read as a comment`,
    fix: `put the text in quotes: ${inQuotes(source + space + comment.trimEnd())}; a comment has a space after its #`,
  };
}

function robbed({ anchor, start, source }: ScalarSource, text: string): Trap | undefined {
  if (anchor === undefined) return undefined;
  const offset = text.lastIndexOf(`&${anchor}`, start);
  return {
    code: 'yaml/anchor',
    offset,
    found: `"&${anchor}" in front of the text is not read as text`,
    fix: `put the whole text in quotes: ${inQuotes(text.slice(offset, start) + source)}`,
  };
}

function bareSwitch({ style, value, start }: ScalarSource): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string' || !/^(yes|no)$/.test(value)) return undefined;
  return {
    code: 'yaml/bare-switch',
    offset: start,
    found: `a bare ${value} is a switch to many programs, not text`,
    fix: `write "${value}" in quotes`,
  };
}
