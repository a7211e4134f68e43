/** Times the stages of a build and prints a line for each. */
export function stageTimer(print: (line: string) => void) {
  const begun = performance.now();
  const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(2)} s`;
  return {
    /** Runs a stage and prints its name, how long it took, and what `note` says of its result. */
    async stage<T>(name: string, run: () => Promise<T> | T, note?: (result: T) => string): Promise<T> {
      const from = performance.now();
      const result = await run();
      print(`  ${name.padEnd(10)} ${seconds(from).padStart(8)}  ${note?.(result) ?? ''}`.trimEnd());
      return result;
    },
    total: () => seconds(begun),
  };
}
