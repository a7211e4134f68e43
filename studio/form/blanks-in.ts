import type { Path } from '../../src/reading/position';

/** The texts of a value that nobody has written yet. */
export function blanksIn(value: unknown, path: Path = []): Path[] {
  if (value === '') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    blanksIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
