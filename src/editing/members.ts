import { type CST, isCollection, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Branch, Tree } from '../reading/parsing/tree';

/** A field of a mapping or an item of a list, as it stands in the text. Offsets count from the text's start. */
export interface Member {
  /** Where it begins: at its dash, its name, or its value between brackets. */
  start: number;
  /** Where the comments above it begin; its start where there are none. */
  lead: number;
  /** Behind its last character; on lines of its own, behind the comments at its last line and the deeper ones below. */
  end: number;
  /** Behind the last character of its value. */
  valueEnd: number;
  branch: Branch;
}

/** What a mapping or a list holds, in order. */
export interface Members {
  /** True between brackets. */
  flow: boolean;
  isList: boolean;
  members: Member[];
  /** The column of its dashes or names, from 0; of a collection between brackets, of its own beginning. */
  column: number;
}

/** The members of a mapping or list; undefined for any other value. */
export function membersOf(tree: Tree, branch: Branch): Members | undefined {
  const { node } = branch;
  if (!isCollection(node) || !node.range) return undefined;
  const { text } = tree.source;
  const branches = [...(branch.children?.values() ?? [])];
  const flow = node.flow === true;
  const starts = branches.map((child, index) => startOf(node, child, index));
  const column = columnOf(text, starts[0] ?? node.range[0]);
  // On the line of the name that it belongs to stands no comment of a member.
  const name = branch.key?.range?.[1];
  let before = name !== undefined ? endOfLine(text, name) : branch.parent ? node.range[0] : 0;
  const members = branches.map((child, index): Member => {
    const start = starts[index] ?? 0;
    const valueEnd = endOf(text, child);
    const lead = flow ? start : leadOf(text, start, column, before);
    const end = flow ? valueEnd : withComments(text, valueEnd, column);
    before = end;
    return { start, lead, end, valueEnd, branch: child };
  });
  return { flow, isList: isSeq(node), members, column };
}

/** True for a value that stands between brackets, or would. */
export function isInFlow(branch: Branch | undefined): boolean {
  for (let at = branch; at; at = at.parent) if (isCollection(at.node) && at.node.flow) return true;
  return false;
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** The offset of the end of a line, before what ends it. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

function startOf(owner: Node, { key, node }: Branch, index: number): number {
  if (isMap(owner)) return key?.range?.[0] ?? node?.range?.[0] ?? 0;
  // A list that is not between brackets has a token of this kind.
  const token = owner.srcToken as CST.BlockSequence | CST.FlowCollection | undefined;
  const dash = token?.items[index]?.start.find(({ type }) => type === 'seq-item-ind');
  return dash?.offset ?? node?.range?.[0] ?? 0;
}

/** Behind the last character of a value; of what is not between brackets, of the last value in it. */
export function endOf(text: string, branch: Branch): number {
  let at = branch;
  while (isCollection(at.node) && !at.node.flow) {
    const last = [...(at.children?.values() ?? [])].at(-1);
    if (!last) break;
    at = last;
  }
  const { node, key } = at;
  const end = node?.range?.[1] ?? (key?.range?.[1] ?? 0) + 1;
  return isScalar(node) && node.range && isBlockStyle(node.type) ? blockEnd(text, node.range[0], end) : end;
}

export const isBlockStyle = (type: string | undefined): boolean => type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';

/** Blank lines below a text are no part of it, unless it says that it keeps them. */
function blockEnd(text: string, start: number, end: number): number {
  const header = text.slice(start, endOfLine(text, start));
  if (/^[|>]\d?\+/.test(header)) return text[end - 1] === '\n' ? end - (text[end - 2] === '\r' ? 2 : 1) : end;
  return Math.max(start + header.length, start + text.slice(start, end).trimEnd().length);
}

/** The comments on the lines right above a member, in its column. */
function leadOf(text: string, start: number, column: number, floor: number): number {
  let lead = start;
  for (let line = lineStart(text, start); line > floor; ) {
    const above = lineStart(text, line - 1);
    const [, spaces = ''] = /^( *)#/.exec(text.slice(above, line)) ?? [];
    if (above < floor || text[above + column] !== '#' || spaces.length !== column) break;
    lead = above + column;
    line = above;
  }
  return lead;
}

/** Behind the comment at a member's last line and those below it that stand deeper than the member. */
function withComments(text: string, valueEnd: number, column: number): number {
  let end = endOfLine(text, valueEnd);
  for (let at = text.indexOf('\n', end) + 1; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) {
    const line = text.slice(at, endOfLine(text, at));
    const [, spaces = ''] = /^( *)#/.exec(line) ?? [];
    if (spaces.length > column) end = at + line.length;
    else if (line.trim() !== '') break;
  }
  return end;
}
