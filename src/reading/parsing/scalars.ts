import { isScalar } from 'yaml';
import type { Path } from '../position';
import { branchAt, pathTo, type Tree } from './tree';

/** One text, number or switch of a document as its author typed it. Offsets count from the start of the file. */
export interface ScalarSource {
  path: Path;
  style: 'plain' | 'quoted' | 'block';
  value: unknown;
  /** As typed, with its quotes. */
  source: string;
  start: number;
  end: number;
  /** The name after an `&` in front of it, which YAML takes away from the text. */
  anchor: string | undefined;
  /** A sign and name in front of it that YAML takes for its type, such as `!note`. */
  tag: string | undefined;
}

/** Every scalar value of a document in source order; names of fields are not among them. */
export function scalarsOf({ branches, source }: Tree): ScalarSource[] {
  return branches.flatMap((branch) => {
    const { node } = branch;
    if (!isScalar(node) || !node.range) return [];
    const [start, end] = node.range;
    const typed = source.text.slice(start, end);
    const { value, anchor, type } = node;
    const tag = node.tag?.startsWith('!') ? node.tag : undefined;
    return [{ path: pathTo(branch), style: styleOf(type), value, source: typed, start, end, anchor, tag }];
  });
}

/** The text, number or switch at a path as typed, with its quotes; undefined where there is none. */
export function typedAt(tree: Tree, path: Path): string | undefined {
  const branch = branchAt(tree, path);
  if (!branch || !isScalar(branch.node) || !branch.node.range || branch.depth !== path.length) return undefined;
  const [start, end] = branch.node.range;
  return tree.source.text.slice(start, end);
}

function styleOf(type: string | undefined): ScalarSource['style'] {
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return 'block';
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'quoted' : 'plain';
}
