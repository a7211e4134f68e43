import { formatPath, type Path } from '../../src/reading/position';

/** A value that is another than it was; undefined for what was or is not there. */
export interface ValueChange {
  place: string;
  path: Path;
  before?: string;
  after?: string;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is different between two values, leaf by leaf, so that a person can read it. */
export function valueChanges(before: unknown, after: unknown, path: Path = []): ValueChange[] {
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) =>
      valueChanges(Reflect.get(before, name), Reflect.get(after, name), [
        ...path,
        Array.isArray(after) ? Number(name) : name,
      ]),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const told = (value: unknown) =>
    value === undefined ? undefined : isTree(value) ? textsIn(value).join(' · ') : String(value);
  return [{ place: formatPath(path), path, before: told(before), after: told(after) }];
}

const textsIn = (value: unknown): string[] => (isTree(value) ? Object.values(value).flatMap(textsIn) : [String(value)]);
