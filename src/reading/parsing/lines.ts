import { count } from '../explain/show';
import { openBracket } from './brackets';
import type { Complaint, Fault } from './complaint';
import { says } from './sentences';
import { cut, neighbor, quoted, type SourceLine } from './source-line';
import { startsOddly } from './unreadable';

/** Two fields in one line (`title: Pipes: the guide`), a list item or a deeper line where neither belongs. */
export function nested(complaint: Complaint, line: SourceLine): Fault {
  const { tree, offset } = complaint;
  if (offset <= line.first) return strayItem(line);
  if (/^[?-] /.test(line.value)) return startsOddly(complaint, line);
  if (/:(\s|$)/.test(line.value)) {
    return {
      code: 'yaml/colon-in-text',
      at: { offset: line.valueStart },
      found: 'the text has a colon and a space in it, which begins a new field',
      fix: `put the text in quotes: ${quoted(line, line.value)}`,
    };
  }
  return misplaced(neighbor(tree.source, line, 1) ?? line);
}

const strayItem = (line: SourceLine): Fault => ({
  code: 'yaml/stray-item',
  at: { offset: line.first },
  found: 'this "- " item belongs to no list',
  fix: 'indent it like the other items of its list',
});

/** A line whose indentation matches none of the lines it could belong to. */
export const misplaced = (line: SourceLine): Fault => ({
  code: 'yaml/indentation',
  at: { offset: line.first },
  follows: true,
  found: `the line is indented by ${count(line.first - line.start, 'space')}, unlike the fields it stands among`,
  fix: 'indent it exactly like the fields it belongs with',
});

/** An indentation that fits nothing; often the effect of a slip in the line. */
export function badIndent(complaint: Complaint, line: SourceLine): Fault {
  if (says(complaint, 'bracket without end')) return openBracket(complaint);
  return slip(complaint, line) ?? misplaced(line);
}

/** A line that should be `name: value` and is not. */
export function notAField(complaint: Complaint, line: SourceLine): Fault {
  const stray = slip(complaint, line);
  if (stray) return stray;
  return {
    code: 'yaml/no-name',
    at: { offset: line.first },
    follows: true,
    found: `"${cut(line.text.trim(), 40)}" has no name and colon in front`,
    fix: 'write  name: text, or indent the line if it continues the text above',
  };
}

/** The slips of one character that throw the parser off: no space after `-` or `:`, text cut off by a `#`. */
function slip({ tree }: Complaint, line: SourceLine): Fault | undefined {
  const bare = line.text.trim();
  if (/^-[^\s-]/.test(bare)) {
    return {
      code: 'yaml/no-space',
      at: { offset: line.first },
      found: 'there is no space after the "-"',
      fix: `write  - ${cut(bare.slice(1), 50)}`,
    };
  }
  const glued = /^((?:- +)?[\w-]+):(?!\/\/)(\S.*)$/.exec(bare);
  if (glued) {
    return {
      code: 'yaml/no-space',
      at: { offset: line.first },
      found: 'there is no space after the colon',
      fix: `write  ${glued[1]}: ${cut(glued[2] ?? '', 50)}`,
    };
  }
  const above = neighbor(tree.source, line, -1);
  const hash = above?.text.search(/\s#\S/) ?? -1;
  if (!above || hash < 0 || line.name !== undefined) return undefined;
  return {
    code: 'yaml/cut-off',
    at: { offset: above.start + hash + 1 },
    found: 'the text is cut off at "#", which begins a comment',
    fix: 'put the whole text in quotes',
  };
}
