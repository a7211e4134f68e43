import { isMap, isNode } from 'yaml';
import { childValue, isFields, valueAt } from '../../model/values';
import { applied, type Edit, insert } from '../edit';
import { type Branch, branchAt, saidBy, type Tree } from '../parsing/tree';
import type { Path } from '../position';
import { saidIn } from './change';
import { saysTheSame } from './same';

/**
 * The edits that put the field at one path to another, or take what stands there away. They are made in a copy, which is
 * read; undefined where that does not say the same otherwise.
 */
export function editsToMove(tree: Tree, from: Path, to?: Path): Edit[] | undefined {
  const { text } = tree.source;
  const branch = branchAt(tree, from);
  const piece = branch?.depth === from.length ? pieceOf(text, branch) : undefined;
  if (!piece) return undefined;
  const taken: Edit = { start: piece.start, end: piece.end, text: '' };
  const put = to ? putIn(tree, piece, from, to) : undefined;
  if (to && !put) return undefined;
  const edits = put ? [taken, put] : [taken];
  const wanted = moved(saidBy(tree.document), from, to);
  return saysTheSame(saidIn(applied(text, edits)), wanted) ? edits : undefined;
}

/** What is taken out of a text, and what of it is put elsewhere, as lines without what all of them are indented by. */
interface Piece {
  start: number;
  end: number;
  lines: string[];
}

function pieceOf(text: string, { key, node, parent }: Branch): Piece | undefined {
  const owner = parent?.node;
  const begin = key?.range?.[0] ?? node?.range?.[0];
  if (!owner || begin === undefined) return undefined;
  const last = Math.max(key?.range?.[1] ?? 0, node?.range?.[1] ?? 0);
  const stop = begin + text.slice(begin, last).trimEnd().length;
  if (isMap(owner) && owner.flow) {
    const comma = /,\s*$/.exec(text.slice(0, begin));
    const behind = comma ? 0 : (/^\s*,\s*/.exec(text.slice(stop))?.[0].length ?? 0);
    return { start: comma ? comma.index : begin, end: stop + behind, lines: [text.slice(begin, stop)] };
  }
  const start = text.lastIndexOf('\n', begin - 1) + 1;
  const end = text.indexOf('\n', stop) < 0 ? text.length : text.indexOf('\n', stop) + 1;
  // An item with something behind its dash, and a field behind one, leave more than themselves.
  if (!(key ? /^ *$/ : /^ *- *$/).test(text.slice(start, begin)) || (!key && stop > begin)) return undefined;
  const lines = text.slice(start, end).replace(/\n$/, '').split('\n');
  return {
    start,
    end,
    lines: lines.map((line) => line.slice(Math.min(begin - start, Math.max(0, line.search(/\S/))))),
  };
}

/** A piece under its name at another place: behind the field that it comes from, or behind the last. */
function putIn(tree: Tree, { lines }: Piece, from: Path, to: Path): Edit | undefined {
  const owner = branchAt(tree, to.slice(0, -1));
  if (owner?.depth !== to.length - 1 || !isMap(owner.node) || owner.node.flow) return undefined;
  const { text } = tree.source;
  const pairs = owner.node.items;
  const around = pairs.find(({ key }) => String(key) === from[to.length - 1]) ?? pairs.at(-1);
  const [first] = pairs;
  if (!first || !around || !isNode(first.key) || !isNode(around.value)) return undefined;
  const at = first.key.range?.[0] ?? 0;
  const indent = ' '.repeat(at - text.lastIndexOf('\n', at - 1) - 1);
  const last = text.slice(0, around.value.range?.[1]).trimEnd().length;
  const end = text.indexOf('\n', last);
  const written = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  return end < 0 ? insert(text.length, `\n${written}`) : insert(end + 1, `${written}\n`);
}

function moved(root: unknown, from: Path, to?: Path): unknown {
  const copy: unknown = structuredClone(root);
  const owner = valueAt(copy, from.slice(0, -1));
  const step = from.at(-1);
  if (step === undefined) return undefined;
  const value = childValue(owner, step);
  if (Array.isArray(owner)) owner.splice(Number(step), 1);
  else if (isFields(owner)) delete owner[String(step)];
  const home = to && valueAt(copy, to.slice(0, -1));
  if (to && isFields(home)) home[String(to.at(-1))] = value;
  return copy;
}
