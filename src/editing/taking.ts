import { isMap } from 'yaml';
import type { Edit } from '../reading/edit';
import type { Branch } from '../reading/parsing/tree';
import { putIn } from './adding';
import { commentsOf } from './comments';
import type { Draft, TextSource } from './draft';
import { endOfLine, type Members, membersOf } from './members';

/** Takes a field or an item away, with its own comments; those of its neighbours stay. */
export function takeAway(source: TextSource, branch: Branch): Draft {
  const { text } = source.tree.source;
  const owner = branch.parent;
  const all = owner && membersOf(source.tree, owner);
  const index = all?.members.findIndex((member) => member.branch === branch) ?? -1;
  const member = all?.members[index];
  if (!owner || !all || !member) return { ways: [] };
  const taken = { start: member.lead, end: all.flow ? endInFlow(text, all, index) : member.end };
  if (all.members.length === 1) return { ways: emptied(text, owner, all), taken };
  return { ways: all.flow ? outOfFlow(text, all, index) : offLines(text, all, index), taken };
}

/** A comment behind an item between brackets is its own up to the end of its line. */
const endInFlow = (text: string, { members }: Members, index: number): number =>
  Math.min(endOfLine(text, members[index]?.end ?? 0), members[index + 1]?.start ?? Number.POSITIVE_INFINITY);

function offLines(text: string, { members }: Members, index: number): Edit[][] {
  const [before, member, next] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return [];
  const keep = (start: number, end: number): Edit => ({ start, end, text: '' });
  // What stands between two members belongs to neither, and stays.
  const comments = (start: number, end: number) => commentsOf(text.slice(start, end)).length > 0;
  if (next && !comments(member.end, next.lead)) return [[keep(member.lead, next.lead)]];
  if (before && !comments(before.end, member.lead)) return [[keep(before.end, member.end)]];
  const line = text.lastIndexOf('\n', member.lead) + 1;
  const lineEnd = text.indexOf('\n', member.end) + 1 || text.length;
  return [[keep(line, lineEnd)], [keep(member.lead, member.end)]];
}

function outOfFlow(text: string, { members }: Members, index: number): Edit[][] {
  const [before, member, next] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return [];
  const away = (start: number, end: number): Edit => ({ start, end, text: '' });
  const comma = text.indexOf(',', member.end) + 1;
  if (next) {
    const line = endOfLine(text, member.end);
    // Where each has a line of its own, the line goes; else what stands up to the next.
    const own = next.start > line && text.slice(text.lastIndexOf('\n', member.start) + 1, member.start).trim() === '';
    return own ? [[away(member.start, next.start)], [away(member.start, comma)]] : [[away(member.start, next.start)]];
  }
  if (!before) return [];
  // A comment of the one before may stand between them; a comma behind the last is no mistake.
  return [[away(before.end, member.end)], [away(member.start, member.end)], [away(member.start, comma)]];
}

/** The last member gone, brackets stay. */
function emptied(text: string, owner: Branch, { flow, members }: Members): Edit[][] {
  const [only] = members;
  const range = owner.node?.range;
  if (!only || !range) return [];
  const brackets = isMap(owner.node) ? '{}' : '[]';
  if (flow) return [[{ start: range[0], end: range[1], text: brackets }]];
  const key = owner.key?.range?.[1];
  if (key === undefined) return [[{ start: only.start, end: only.end, text: brackets }]];
  const colon = text.indexOf(':', key) + 1;
  const lines = { start: text.slice(0, only.lead).trimEnd().length, end: only.end, text: '' };
  const put: Edit = { start: colon, end: colon, text: ` ${brackets}` };
  return lines.start === colon ? [[{ ...lines, text: put.text }]] : [[put, lines]];
}

/** Moves an item among its neighbours. What stands between two items stays between the two that come to stand there. */
export function moveItem({ tree }: TextSource, list: Branch, from: number, to: number): Draft {
  const { text } = tree.source;
  const all = membersOf(tree, list);
  const moved = all?.members[from];
  if (!all || !moved || !all.members[to]) return { ways: [] };
  const order = all.members.toSpliced(from, 1).toSpliced(to, 0, moved);
  const edits = all.members.flatMap(({ lead, end }, place): Edit[] => {
    const other = order[place];
    return !other || other.lead === lead ? [] : [{ start: lead, end, text: text.slice(other.lead, other.end) }];
  });
  return { ways: [edits] };
}

/** Puts a copy of an item behind it, without the comments above it. */
export function copyItem(source: TextSource, branch: Branch): Draft {
  const all = branch.parent && membersOf(source.tree, branch.parent);
  const index = all?.members.findIndex((member) => member.branch === branch) ?? -1;
  const member = all?.members[index];
  if (!all?.isList || !member) return { ways: [] };
  const copy = source.tree.source.text.slice(member.start, member.end);
  return { ways: [putIn(source, all, index + 1, copy)] };
}
