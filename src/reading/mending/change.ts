import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { isFields, valueAt } from '../../model/values';
import { applied, type Edit, insert } from '../edit';
import type { At } from '../issue';
import { locateAllWords, placesOfWords } from '../parsing/locate';
import { branchAt, saidBy, type Tree } from '../parsing/tree';
import type { Path } from '../position';
import { quickValue } from '../quick/quick-value';
import { inline } from './inline';
import { saysTheSame } from './same';

/**
 * The edits that put `to` in the place of what an issue points at: a name, the words in a text, or a value. They are made in
 * a copy, which is read; undefined where that does not say what it should, or says anything else differently.
 */
export function editsFor(tree: Tree, { path = [], mark, needle }: At, to: unknown): Edit[] | undefined {
  const { text } = tree.source;
  const key = mark?.part === 'key' ? mark.path : undefined;
  const edits = key
    ? renamed(tree, key, String(to))
    : needle === undefined
      ? replaced(tree, path, to)
      : reworded(tree, path, needle, String(to));
  if (!edits) return undefined;
  const before = saidBy(tree.document);
  if (before === undefined) return undefined;
  const now = saidIn(applied(text, edits));
  const wanted = key
    ? withName(before, key, String(to))
    : withValue(before, path, needle === undefined ? to : wordsIn(before, path, needle, String(to)));
  if (saysTheSame(now, wanted)) return edits;
  const value = key || needle === undefined ? undefined : valueAt(wanted, path);
  // Words that need quotes where they stand: a value of one line is written anew, with them.
  const whole = typeof value === 'string' && !value.includes('\n') ? replaced(tree, path, value) : undefined;
  return whole && saysTheSame(saidIn(applied(text, whole)), wanted) ? whole : undefined;
}

/** What a text says; undefined where it cannot be read. */
export const saidIn = (text: string): unknown => {
  const plain = quickValue(text);
  if (plain !== undefined) return plain;
  const document = parseDocument(text, { schema: 'core', stringKeys: true, logLevel: 'silent', prettyErrors: false });
  return document.errors.length > 0 ? undefined : saidBy(document);
};

function renamed(tree: Tree, path: Path, name: string): Edit[] | undefined {
  const branch = branchAt(tree, path);
  const range = branch?.depth === path.length ? branch.key?.range : undefined;
  return range ? [{ start: range[0], end: range[1], text: name }] : undefined;
}

function replaced(tree: Tree, path: Path, to: unknown): Edit[] | undefined {
  const branch = branchAt(tree, path);
  const node = branch?.depth === path.length ? branch.node : undefined;
  if (!node?.range) return undefined;
  const old = tree.source.text.slice(node.range[0], node.range[1]).trimEnd();
  const [start, end] = [node.range[0], node.range[0] + old.length];
  if (Array.isArray(to) && isMap(node) && !node.flow && saysTheSame(to, [node.toJSON()]))
    return asItem(tree.source.text, start, end);
  if (Array.isArray(to) && isMap(node) && !node.flow) return asItems(tree.source.text, start, end, to);
  const [named, ...others] = isSeq(node) && !node.flow && isFields(to) ? Object.keys(to) : [];
  if (named !== undefined && others.length === 0) return underName(tree.source.text, start, end, named);
  const parted = isSeq(node) && !node.flow && Array.isArray(to) ? itemParted(tree.source.text, node, to) : undefined;
  if (parted) return parted;
  const fields = isMap(node) && isFields(to) ? refielded(tree.source.text, node, to) : undefined;
  if (fields) return fields;
  return start === end ? undefined : [{ start, end, text: written(to, node, old) }];
}

/** Fields on lines of their own become the one item of a list. */
function asItem(text: string, start: number, end: number): Edit[] {
  const lines = [...text.slice(start, end).matchAll(/\n(?=[^\n])/g)].map(({ index }) =>
    insert(start + index + 1, '  '),
  );
  return [insert(start, '- '), ...lines];
}

/** Each item on a line of its own, where names on lines of their own were. */
function asItems(text: string, start: number, end: number, items: readonly unknown[]): Edit[] {
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  return [{ start, end, text: items.map((item) => `- ${inline(item)}`).join(`\n${indent}`) }];
}

/** A list under a name of its own, which stands where the list begins; the list goes deeper. */
function underName(text: string, start: number, end: number, name: string): Edit[] {
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const lines = [...text.slice(start, end).matchAll(/\n(?=[^\n])/g)].map(({ index }) =>
    insert(start + index + 1, '  '),
  );
  return [insert(start, `${name}:\n${indent}  `), ...lines];
}

/** The one item of a list on lines that becomes several, each on a line of its own; undefined where others change as well. */
function itemParted(text: string, { items }: YAMLSeq, to: readonly unknown[]): Edit[] | undefined {
  const more = to.length - items.length;
  const at = items.findIndex((item, index) => !saysTheSame(isNode(item) ? item.toJSON() : item, to[index]));
  const item = items[at];
  if (more < 1 || !isNode(item) || !item.range) return undefined;
  const [start, end] = item.range;
  const dash = text.lastIndexOf('-', start - 1);
  const indent = ' '.repeat(Math.max(0, dash - text.lastIndexOf('\n', start - 1) - 1));
  return [
    {
      start,
      end,
      text: to
        .slice(at, at + more + 1)
        .map(inline)
        .join(`\n${indent}- `),
    },
  ];
}

/** Other fields in the place of those that change; undefined where nothing of the old ones stays. */
function refielded(text: string, node: YAMLMap, to: Readonly<Record<string, unknown>>): Edit[] | undefined {
  const old = node.toJSON() as Record<string, unknown>;
  const pairs = node.items.flatMap(({ key, value }) => {
    const [start, end] = [isNode(key) ? key.range?.[0] : undefined, isNode(value) ? value.range?.[1] : undefined];
    return start === undefined ? [] : [{ name: String(key), start, end: end ?? start + String(key).length }];
  });
  const stays = ({ name }: { name: string }): boolean => Object.hasOwn(to, name) && saysTheSame(old[name], to[name]);
  const [first, ...more] = pairs.filter((pair) => !stays(pair));
  if (!first || pairs.length !== node.items.length || !pairs.some(stays)) return undefined;
  const lineStart = text.lastIndexOf('\n', first.start) + 1;
  const joint = node.flow ? ', ' : `\n${text.slice(lineStart, first.start).replace(/\S/g, ' ')}`;
  const added = Object.keys(to).filter((name) => !pairs.some((pair) => pair.name === name && stays(pair)));
  const lines = added.map((name) => `${name}: ${inline(to[name])}`);
  const removed = more.map(({ start, end }) => ({
    start: text.slice(0, start).replace(/[,\s]+$/, '').length,
    end,
    text: '',
  }));
  return [{ start: first.start, end: first.end, text: lines.join(joint) }, ...removed];
}

/** A value as YAML writes it on one line, in quotes where the old one was. */
function written(to: unknown, node: Node, old: string): string {
  const isQuoted = isScalar(node) && /^["']/.test(old);
  if (typeof to === 'string' && isQuoted && !/["\\\n]/.test(to)) return `"${to}"`;
  return inline(to);
}

/** Words that are wrong once are so wherever the text has them. */
function reworded(tree: Tree, path: Path, needle: string, to: string): Edit[] | undefined {
  const edits = locateAllWords(tree, path, needle).map((start) => ({ start, end: start + needle.length, text: to }));
  const isThere = edits.every(({ start, end }) => tree.source.text.slice(start, end) === needle);
  return isThere && edits.length > 0 ? edits : undefined;
}

function wordsIn(root: unknown, path: Path, needle: string, to: string): unknown {
  const value = valueAt(root, path);
  if (typeof value !== 'string') return value;
  return placesOfWords(value, escapeRegExp(needle)).reduceRight(
    (words, at) => words.slice(0, at) + to + words.slice(at + needle.length),
    value,
  );
}

function withValue(root: unknown, path: Path, to: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  if (Array.isArray(root))
    return root.map((item, index) => (index === Number(step) ? withValue(item, rest, to) : item));
  return Object.fromEntries(
    entries(root).map(([name, value]) => [name, name === step ? withValue(value, rest, to) : value]),
  );
}

function withName(root: unknown, path: Path, to: string): unknown {
  const owner = path.slice(0, -1);
  const renamedOwner = Object.fromEntries(
    entries(valueAt(root, owner)).map(([name, value]) => [name === path.at(-1) ? to : name, value]),
  );
  return withValue(root, owner, renamedOwner);
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
