import { isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../position';

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
}

/** Lists every scalar value of a YAML node in source order; names of fields are not among them. */
export function scalarsOf(node: unknown, text: string, path: Path = []): ScalarSource[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => scalarsOf(value, text, [...path, nameOf(key)]));
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsOf(item, text, [...path, index]));
  if (!isScalar(node) || !node.range) return [];
  const [start, end] = node.range;
  const style = styleOf(node.type);
  return [{ path, style, value: node.value, source: text.slice(start, end), start, end, anchor: node.anchor }];
}

/** The name of a field, as the value of the document has it. */
export const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

function styleOf(type: string | undefined): ScalarSource['style'] {
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return 'block';
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'quoted' : 'plain';
}
