import { blockScalar } from './block-scalar';
import { type Fields, putField } from './fields';
import { flowNode } from './flow-values';
import { plainScalar } from './plain-scalar';
import { quotedScalar } from './quoted-scalar';
import { giveUp, inside, isNote, nextIndent, type Rows } from './rows';

const name = /([A-Za-z_/][\w/.~-]*):(?: +|$)/y;
const item = /- +/y;

const isItem = (row: string, at: number): boolean => row.charAt(at) === '-' && row.charAt(at + 1) === ' ';

function isField(row: string, at: number): boolean {
  name.lastIndex = at;
  return name.test(row);
}

/** Reads the fields that begin at `indent` in the row that is next; the first may stand behind the mark of an item. */
export function fieldsAt(text: Rows, indent: number): Fields {
  const fields: Fields = {};
  let next = indent;
  while (next === indent) {
    const row = text.rows[text.next] ?? '';
    name.lastIndex = indent;
    const [, key = giveUp()] = name.exec(row) ?? [];
    putField(fields, key, fieldValue(text, name.lastIndex, indent));
    next = nextIndent(text);
  }
  return next > indent ? giveUp() : fields;
}

/** The value of a field: behind its name, or in the rows below. */
function fieldValue(text: Rows, at: number, indent: number): unknown {
  const own = text.rows[text.next] ?? '';
  if (!isNote(own, at)) return valueAt(text, at, indent);
  // A sign right before a word may be meant as text.
  if (own.charAt(at) === '#' && own.charAt(at + 1) !== ' ') giveUp();
  text.next += 1;
  const below = nextIndent(text);
  const row = text.rows[text.next] ?? '';
  if (below === indent && isItem(row, below)) return itemsAt(text, below);
  return below > indent ? nodeAt(text, below, indent) : null;
}

/** Reads the list whose marks stand at `indent`; the first may stand behind that of another. */
function itemsAt(text: Rows, indent: number): unknown[] {
  const items: unknown[] = [];
  let next = indent;
  do {
    item.lastIndex = indent;
    const row = text.rows[text.next] ?? '';
    if (!item.test(row) || isNote(row, item.lastIndex)) giveUp();
    items.push(nodeAt(text, item.lastIndex, indent));
    next = nextIndent(text);
  } while (next === indent && isItem(text.rows[text.next] ?? '', indent));
  return next > indent ? giveUp() : items;
}

/** Reads what begins at `at` in the row that is next and belongs to what is indented by `parent`. */
function nodeAt(text: Rows, at: number, parent: number): unknown {
  const row = text.rows[text.next] ?? '';
  if (isItem(row, at)) return inside(text, () => itemsAt(text, at));
  return isField(row, at) ? inside(text, () => fieldsAt(text, at)) : valueAt(text, at, parent);
}

function valueAt(text: Rows, at: number, parent: number): unknown {
  switch ((text.rows[text.next] ?? '').charAt(at)) {
    case '"':
    case "'":
      return quotedScalar(text, at, parent);
    case '[':
    case '{':
      return flowNode(text, at, parent);
    case '|':
    case '>':
      return blockScalar(text, at, parent);
    default:
      return plainScalar(text, at, parent);
  }
}
