import { type ScalarSource, scalarsOf } from './parsing/scalars';
import { inQuotes } from './parsing/source-line';
import type { Tree } from './parsing/tree';
import { formatPath } from './position';
import { mostProblems, type Problem } from './problem';
import { positionOf } from './source-text';

/** Warns of text that YAML reads differently from what stands there: cut off at a `#`, robbed of its `&…`, or a bare yes or no. */
export function trapWarnings(tree: Tree, file: string): Problem[] {
  const warnings = scalarsOf(tree).flatMap((scalar) => {
    const trap = [cutOff, robbed, bareSwitch]
      .map((find) => find(scalar, tree.source.text))
      .find((found) => found !== undefined);
    if (!trap) return [];
    const { offset, found, fix } = trap;
    return [
      {
        file,
        ...positionOf(tree.source, offset),
        path: formatPath(scalar.path),
        found,
        fix,
        severity: 'warning' as const,
      },
    ];
  });
  return warnings.slice(0, mostProblems + 1);
}

interface Trap {
  offset: number;
  found: string;
  fix: string;
}

/** Comments have a space after their `#`; a `#` stuck to a digit, or to a word after several words, is meant as text. */
function cutOff({ style, value, source, end }: ScalarSource, text: string): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string') return undefined;
  const [, space = '', comment] = /^([ \t]+)(#[^\n\r]*)/.exec(text.slice(end)) ?? [];
  if (comment === undefined || !(/^#\d/.test(comment) || (/^#[A-Za-z]/.test(comment) && /\s/.test(value))))
    return undefined;
  return {
    offset: end + space.length,
    found: `the text ends before "${comment.split(/\s/)[0]}", which is read as a comment`,
    fix: `put the text in quotes: ${inQuotes(source + space + comment.trimEnd())}; a comment has a space after its #`,
  };
}

function robbed({ anchor, start, source }: ScalarSource, text: string): Trap | undefined {
  if (anchor === undefined) return undefined;
  const offset = text.lastIndexOf(`&${anchor}`, start);
  return {
    offset,
    found: `"&${anchor}" in front of the text is not read as text`,
    fix: `put the whole text in quotes: ${inQuotes(text.slice(offset, start) + source)}`,
  };
}

function bareSwitch({ style, value, start }: ScalarSource): Trap | undefined {
  if (style !== 'plain' || typeof value !== 'string' || !/^(yes|no)$/.test(value)) return undefined;
  return {
    offset: start,
    found: `a bare ${value} is a switch to many programs, not text`,
    fix: `write "${value}" in quotes`,
  };
}
