import { isScalar } from 'yaml';
import { type Edit, insert } from '../reading/edit';
import type { Branch } from '../reading/parsing/tree';
import type { Draft, TextSource } from './draft';
import { columnOf, isInFlow, type Member, type Members, membersOf } from './members';
import { behindName, fieldOnLines, inBrackets, onLines } from './new-values';
import { spelledName } from './spellings';

/** Adds a field to a mapping, behind the nearest of those that come before it in `order`. */
export function addField(
  source: TextSource,
  owner: Branch,
  name: string,
  value: unknown,
  order: readonly string[] = [],
): Draft {
  const all = membersOf(source.tree, owner);
  if (!all || all.members.length === 0) return { ways: [] };
  const before = order.slice(0, Math.max(order.indexOf(name), 0));
  const names = all.members.map(({ branch }) => String(branch.step));
  const nearest = before.findLast((other) => names.includes(other));
  const index = nearest === undefined ? names.length : names.indexOf(nearest) + 1;
  const slot = { flow: true, column: all.column, eol: source.manner.eol };
  const text = all.flow
    ? `${spelledName(name, true)}: ${inBrackets(value, slot)}`
    : fieldOnLines(name, value, all.column, source.manner);
  return { ways: [putIn(source, all, index, text)] };
}

/** Adds an item to a list that has some, before the one at `index`. */
export function addItem(source: TextSource, list: Branch, index: number, value: unknown): Draft {
  const all = membersOf(source.tree, list);
  if (!all || all.members.length === 0) return { ways: [] };
  const { eol } = source.manner;
  const flat = inBrackets(value, { flow: true, column: all.column, eol });
  if (all.flow) return { ways: [putIn(source, all, index, flat)] };
  // As its neighbours are written: those between brackets have one beside them.
  const likeOthers = all.members.every(({ branch }) => isInFlow(branch));
  const text = likeOthers ? flat : onLines(value, all.column + 2, source.manner);
  return { ways: [putIn(source, all, index, `- ${text}`)] };
}

/** Puts a member before the one at `index`, apart from its neighbours as they are from each other. */
export function putIn({ tree, manner }: TextSource, all: Members, index: number, member: string): Edit[] {
  const { text } = tree.source;
  const { members, flow } = all;
  const next = members[index];
  const last = members.at(-1);
  const gap = flow ? gapInFlow(text, all, manner.eol) : gapOnLines(text, all, index, manner.eol);
  if (next) return [insert(next.lead, member + gap)];
  return last ? [insert(last.end, gap + member)] : [];
}

function gapOnLines(text: string, { members, column }: Members, index: number, eol: string): string {
  const at = Math.min(Math.max(index - 1, 0), members.length - 2);
  const [before, after] = [members[at], members[at + 1]];
  const between = before && after ? text.slice(before.end, after.lead) : '';
  const isApart = between.split('\n').length > 2;
  return eol + (isApart ? eol : '') + ' '.repeat(column);
}

function gapInFlow(text: string, { members }: Members, eol: string): string {
  const [, second] = members;
  const line = second ? text.slice(text.lastIndexOf('\n', second.start) + 1, second.start) : 'x';
  return line.trim() === '' ? `,${eol}${line}` : ', ';
}

/** Puts a value where nothing stands, or brackets without content: behind a name or a dash. */
export function fill(source: TextSource, branch: Branch, value: unknown): Draft {
  const { text } = source.tree.source;
  const { eol } = source.manner;
  const range = branch.node?.range;
  const [from, until] = [range?.[0] ?? 0, range?.[1] ?? 0];
  // An empty value is said to stand before the comment behind it.
  const start = from < until ? from : from - (/[ \t]*$/.exec(text.slice(0, from))?.[0].length ?? 0);
  const end = from < until ? until : start;
  const { flow, column } = surroundings(source, branch);
  const flat = inBrackets(value, { flow: true, column, eol });
  const space = /\s/.test(text[start - 1] ?? '') ? '' : ' ';
  const between: Edit = { start, end, text: space + flat };
  if (flow) return { ways: [[between]] };
  const isItem = typeof branch.step === 'number';
  const written = isItem ? onLines(value, column + 2, source.manner) : behindName(value, column, source.manner);
  return { ways: [...onLinesBelow(text, start, end, written, isItem ? space : undefined), [between]] };
}

/** In the place of what stands there; where a comment follows on the line, below it. */
function onLinesBelow(text: string, start: number, end: number, written: string, space: string | undefined): Edit[][] {
  if (space !== undefined) return [[{ start, end, text: space + written }]];
  const from = start - (/[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const lineEnd = /[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  const rest = text.slice(end, end + lineEnd);
  const isOneLine = !/[\r\n]/.test(written);
  if (rest.trim() === '') return [[{ start: from, end: end + lineEnd, text: written }]];
  if (isOneLine) return [[{ start: from, end, text: written }]];
  const header = /^ ([|>][-+\d]*)/.exec(written);
  // The header of a text stands before the comment, its lines below.
  if (header) {
    const [head = '', sign = ''] = header;
    return [[{ start: from, end, text: ` ${sign}` }, insert(end + lineEnd, written.slice(head.length))]];
  }
  return [[{ start: from, end, text: '' }, insert(end + lineEnd, written)]];
}

/** Whether a value stands between brackets, and the column of the name or dash that it belongs to. */
export function surroundings({ tree }: TextSource, branch: Branch): { flow: boolean; column: number } {
  const { text } = tree.source;
  const { parent } = branch;
  const members = parent && membersOf(tree, parent);
  const own = members?.members.find((member: Member) => member.branch === branch);
  const start = own?.start ?? branch.node?.range?.[0] ?? 0;
  return { flow: isInFlow(parent), column: parent ? columnOf(text, start) : -2 };
}

/** True for a value that holds nothing: an empty field, or brackets without content. */
export const isVacant = ({ node, children }: Branch): boolean =>
  node === undefined ||
  (isScalar(node) ? node.range?.[0] === node.range?.[1] : (children?.size ?? 0) === 0 && 'items' in node);
