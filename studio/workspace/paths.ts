import type { Path } from '../../src/reading/position';

/** A path written as problems have it, `sections[2].cards[0].title`, as steps again. */
export const pathFrom = (place: string): Path =>
  [...place.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
    index !== undefined ? Number(index) : (quoted ?? name ?? ''),
  );
