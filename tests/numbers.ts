/** Numbers below `limit`, the same ones on every run (a linear congruential generator). */
export function numbers(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % limit;
  };
}
