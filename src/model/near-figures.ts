const sorted = (figures: string): string => [...figures].sort().join('');

/** True for two numbers with the same figures in another order. */
export const areSwappedFigures = (one: string, other: string): boolean =>
  one !== other && sorted(one) === sorted(other);

/** True for two numbers with the same figures in another order, or with one other figure. */
export const isNearFigures = (one: string, other: string): boolean =>
  /^\d+$/.test(one) &&
  one.length === other.length &&
  one !== other &&
  (areSwappedFigures(one, other) || [...one].filter((figure, at) => figure !== other[at]).length === 1);
