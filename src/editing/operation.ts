import { isFields } from '../model/values';
import type { Path } from '../reading/position';

/**
 * One change of a document's value. Paths lead to a value that is there, except for `set`, which adds what is missing on
 * the way.
 */
export type Operation =
  /** Puts a value in a place. A new field stands behind the nearest of those that come before it in `order`, or last. */
  | { kind: 'set'; path: Path; value: unknown; order?: readonly string[] }
  /** Puts an item into the list at a path, before the one at `index`; a list that is empty or missing gets its first. */
  | { kind: 'insert'; path: Path; index: number; value: unknown; order?: readonly string[] }
  /** Takes a field or an item away, with the comments above it. */
  | { kind: 'remove'; path: Path }
  /** Moves an item of the list at a path: `to` is where it is then. */
  | { kind: 'move'; path: Path; from: number; to: number }
  /** Puts a copy of the item at a path behind it, as it is written. */
  | { kind: 'duplicate'; path: Path }
  /** Gives the field at a path another name. */
  | { kind: 'rename'; path: Path; name: string };

/** What is at a step of a value; undefined for what is not there. */
function childOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value of a document after an operation; undefined where it cannot be done. */
export function valueAfter(root: unknown, operation: Operation): unknown {
  const { kind, path } = operation;
  if (kind === 'set') return changed(root, path, () => operation.value);
  if (kind === 'insert') {
    return changed(root, path, (list = []) => listOf(list)?.toSpliced(operation.index, 0, operation.value));
  }
  if (kind === 'move') {
    return changed(root, path, (list) => {
      const items = listOf(list);
      return items?.toSpliced(operation.from, 1).toSpliced(operation.to, 0, items[operation.from]);
    });
  }
  const last = path.at(-1);
  return changed(root, path.slice(0, -1), (owner) => {
    if (kind === 'duplicate') return copied(owner, last);
    if (kind === 'rename') return renamed(owner, last, operation.name);
    if (Array.isArray(owner)) return owner.toSpliced(Number(last), 1);
    return isFields(owner) ? Object.fromEntries(Object.entries(owner).filter(([name]) => name !== last)) : undefined;
  });
}

/** An empty field is a list without items as well. */
const listOf = (value: unknown): unknown[] | undefined =>
  Array.isArray(value) ? value : value === null ? [] : undefined;

const copied = (owner: unknown, index: unknown): unknown =>
  Array.isArray(owner) && typeof index === 'number' ? owner.toSpliced(index + 1, 0, owner[index]) : undefined;

const renamed = (owner: unknown, before: unknown, name: string): unknown =>
  isFields(owner) && !Object.hasOwn(owner, name)
    ? Object.fromEntries(Object.entries(owner).map(([key, value]) => [key === before ? name : key, value]))
    : undefined;

function changed(root: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(root === null ? undefined : root);
  const inner = changed(childOf(root, step), rest, change);
  if (inner === undefined) return undefined;
  if (typeof step === 'number') {
    const list = listOf(root ?? null);
    return list && step <= list.length ? list.toSpliced(step, 1, inner) : undefined;
  }
  return isFields(root ?? {}) ? { ...(root ?? {}), [step]: inner } : undefined;
}
