import { isScalar } from 'yaml';
import { difference } from '../reading/difference';
import { applied, type Edit, insert } from '../reading/edit';
import { type Branch, branchAt, pathTo, treeOf } from '../reading/parsing/tree';
import type { Path } from '../reading/position';
import { addField, addItem, fill, isVacant, surroundings } from './adding';
import { type Draft, exactly, type TextSource } from './draft';
import { endOf, isBlockStyle, membersOf } from './members';
import { inBrackets, isCompound, onLines } from './new-values';
import { spellings } from './spellings';

/** Puts a value in a place; what is missing on the way there is made. */
export function setValue(source: TextSource, path: Path, value: unknown, order?: readonly string[]): Draft {
  const { tree } = source;
  const nearest = branchAt(tree, path);
  const branch = exactly(nearest, path.length);
  if (branch) return isVacant(branch) && branch.parent ? fill(source, branch, value) : replace(source, branch, value);
  if (!nearest) return { ways: [] };
  const [step, ...rest] = path.slice(nearest.depth);
  const inner = wrapped(rest, value);
  const missing = wrapped([step ?? 0, ...rest], value);
  if (isVacant(nearest)) return nearest.parent ? fill(source, nearest, missing) : begin(source, nearest, missing);
  if (typeof step === 'number') return addItem(source, nearest, step, inner);
  if (nearest.node && membersOf(tree, nearest)) return addField(source, nearest, step ?? '', inner, order);
  return { ways: [] };
}

/** A value with the fields and lists around it that lead to it. */
const wrapped = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);

function replace(source: TextSource, branch: Branch, value: unknown): Draft {
  const { text } = source.tree.source;
  const { node } = branch;
  const { flow, column } = surroundings(source, branch);
  const start = node?.range?.[0] ?? 0;
  const end = endOf(text, branch);
  if (isScalar(node) && !isCompound(value)) {
    const old = { source: text.slice(start, end), owner: column };
    const ways = spellings(value, { flow, column: column + 2, eol: source.manner.eol }, old);
    // A text on lines of its own, and a comment behind one on a single line, cannot share that line.
    return { ways: ways.map((way) => inPlace(text, start, end, way, isBlockStyle(node.type))) };
  }
  if (!flow) return withoutOld(source, branch, value, { start, end });
  const inside = inBrackets(value, { flow, column, eol: source.manner.eol });
  return { ways: [[{ start, end, text: inside }]], taken: { start, end } };
}

function inPlace(text: string, start: number, end: number, way: string, wasBlock: boolean): Edit[] {
  const [header = '', ...lines] = way.split(/(?=\r?\n)/);
  const comment = /^[ \t]+#.*/.exec(text.slice(end))?.[0];
  const isBlock = /^[|>]/.test(way) && lines.length > 0;
  if (!isBlock || wasBlock || !comment) return [{ start, end, text: way }];
  return [{ start, end: end + comment.length, text: header + comment + lines.join('') }];
}

/** Another kind of value: what was there goes, and the new one is put where nothing stands then. */
function withoutOld(
  source: TextSource,
  branch: Branch,
  value: unknown,
  { start, end }: { start: number; end: number },
): Draft {
  const { text } = source.tree.source;
  const between = text.slice(branch.key?.range?.[1] ?? start, start);
  const from = between.includes('\n') ? text.slice(0, start).trimEnd().length : start;
  // The comment in the header of a text on lines of its own is not part of the text.
  const [, comment = ''] = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(text.slice(start, end)) ?? [];
  const bare = treeOf(text.slice(0, from) + comment.trimStart() + text.slice(end));
  const place = branchAt(bare, pathTo(branch));
  if (!place || !isVacant(place)) return { ways: [] };
  const { ways } = fill({ ...source, tree: bare }, place, value);
  const taken = comment ? undefined : { start, end };
  return { ways: ways.map((edits) => [difference(text, applied(bare.source.text, edits))]), taken };
}

/** A first field of a file without any. */
function begin({ tree, manner }: TextSource, { node }: Branch, value: unknown): Draft {
  const { text } = tree.source;
  const [start = 0, end = 0] = node?.range ?? [];
  if (start < end) return { ways: [[{ start, end, text: onLines(value, 0, manner) }]] };
  const gap = text === '' || text.endsWith('\n') ? '' : manner.eol;
  return { ways: [[insert(text.length, gap + onLines(value, 0, manner) + manner.eol)]] };
}
