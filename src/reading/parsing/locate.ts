import { isMap, isNode, isSeq } from 'yaml';
import type { Path } from '../position';
import { nameOf } from './scalars';

/** Where a value and the name of its field stand in the text; offsets from the start of the file. */
export interface Place {
  key: number;
  value: number;
  end: number;
}

/** The place of the value at `path`, or of the nearest value around it that exists. */
export function locate(root: unknown, path: Path): Place {
  let node = root;
  let place = placeOf(undefined, root) ?? { key: 0, value: 0, end: 0 };
  for (const step of path) {
    const child = childOf(node, step);
    const found = child && placeOf(child.key, child.value);
    if (!found) break;
    place = found;
    node = child.value;
  }
  return place;
}

function childOf(node: unknown, step: string | number): { key?: unknown; value: unknown } | undefined {
  if (isMap(node)) return node.items.find((pair) => nameOf(pair.key) === String(step));
  if (!isSeq(node) || typeof step !== 'number' || step >= node.items.length) return undefined;
  return { value: node.items[step] };
}

/** An empty value (`heading:`) has no characters of its own: it stands where its name stands. */
function placeOf(key: unknown, value: unknown): Place | undefined {
  const keyRange = isNode(key) ? key.range : undefined;
  const range = isNode(value) ? value.range : undefined;
  if (range && (range[0] < range[1] || !keyRange))
    return { key: keyRange?.[0] ?? range[0], value: range[0], end: range[1] };
  return keyRange ? { key: keyRange[0], value: keyRange[0], end: keyRange[1] } : undefined;
}
