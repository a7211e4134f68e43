import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Path } from '../position';
import { type SourceText, sourceText } from '../source-text';
import { type Double, joinDoubles } from './doubles';
import { withoutStacks } from './without-stacks';

/** A YAML text taken apart: for whatever there is to say about places in it. */
export interface Tree {
  source: SourceText;
  document: Document.Parsed;
  /** Every value of the document, those around it first; the first is the whole. */
  branches: readonly Branch[];
  /** The fields that are written again where they are already. */
  doubles: readonly Double[];
}

/** A value of a document with its way there. */
export interface Branch {
  node: Node | undefined;
  /** The name of the field that it is the value of. */
  key?: Node;
  step?: string | number;
  parent?: Branch;
  depth: number;
  /** The values in it: of fields by name, of a list by number. */
  children?: Map<string | number, Branch>;
}

const options = {
  // The parser's messages are translated, so its pretty errors are not wanted.
  prettyErrors: false,
  // Looked for by `joinDoubles`, in time that does not grow with the square of a list's length.
  uniqueKeys: false,
  // Where the dash of an item stands is known to them alone.
  keepSourceTokens: true,
  schema: 'core',
  stringKeys: true,
  logLevel: 'error',
} as const;

let last: { text: string; tree: Tree } | undefined;

/**
 * Takes a text apart. The last tree is kept, as mistakes come file by file; all others are let go, for a tree is many
 * times as large as its text.
 */
export function treeOf(text: string): Tree {
  if (last?.text === text) return last.tree;
  const source = sourceText(text);
  const document = withoutStacks(() => parseDocument(source.text, options));
  const doubles = joinDoubles(document.contents, source.text);
  const tree = { source, document, branches: branchesOf(document.contents), doubles };
  last = { text, tree };
  return tree;
}

/** What a document says; undefined where it refers to what is nowhere, which it can do only by mistake. */
export function saidBy(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Without recursion: an author's brackets may be nested deeper than a program may call. */
function branchesOf(contents: unknown): Branch[] {
  const branches: Branch[] = [];
  const open: Branch[] = [branch(contents, undefined)];
  for (let next = open.pop(); next; next = open.pop()) {
    branches.push(next);
    open.push(...childrenOf(next));
  }
  return branches;
}

/** The values in a value, the last first. Of two fields with one name the later is kept, as the parser does. */
function childrenOf(parent: Branch): Branch[] {
  const { node } = parent;
  const children = isMap(node)
    ? node.items.map(({ key, value }) => branch(value, parent, nameOf(key), isNode(key) ? key : undefined))
    : isSeq(node)
      ? node.items.map((item, index) => branch(item, parent, index))
      : [];
  if (children.length > 0) parent.children = new Map(children.map((child) => [child.step ?? '', child]));
  return children.reverse();
}

const branch = (value: unknown, parent: Branch | undefined, step?: string | number, key?: Node): Branch => ({
  node: isNode(value) ? value : undefined,
  key,
  step,
  parent,
  depth: parent ? parent.depth + 1 : 0,
});

/** The name of a field, as the value of the document has it; empty for brackets in its place, which are a mistake. */
export const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

/** The way to a value from the top. */
export function pathTo(branch: Branch): Path {
  const path: (string | number)[] = [];
  for (let at: Branch | undefined = branch; at?.step !== undefined; at = at.parent) path.push(at.step);
  return path.reverse();
}

/** The value at a path, or the nearest around it that is there. */
export function branchAt({ branches: [root] }: Tree, path: Path): Branch | undefined {
  let at = root;
  for (const step of path) {
    const child = at?.children?.get(isMap(at.node) ? String(step) : step);
    if (!child) break;
    at = child;
  }
  return at;
}

/** Every node of a document, names of fields too, in the order they are written. */
export const nodesOf = ({ branches }: Tree): Node[] =>
  branches.flatMap(({ key, node }) => [...(key ? [key] : []), ...(node ? [node] : [])]);
