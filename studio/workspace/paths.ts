import type { Path } from '../../src/reading/position';

/** A path written as problems have it, `sections[2].cards[0].title`, as steps again. */
export const pathFrom = (place: string): Path =>
  [...place.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
    index !== undefined ? Number(index) : (quoted ?? name ?? ''),
  );

/** Every text of a value with the way to it. */
export function* pathsAndTexts(value: unknown, path: Path = []): Generator<[path: Path, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* pathsAndTexts(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  }
}

/** True for a text that is an item of a list of texts, and no cell of a table. */
export const isTextOfList = (path: Path): boolean => typeof path.at(-1) === 'number' && typeof path.at(-2) === 'string';
