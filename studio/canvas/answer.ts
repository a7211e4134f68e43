/** After so many ms nobody waits any more. */
const latest = 1000;

/** Something that is waited for, and that may not come. */
export function answer(): { wait(): Promise<void>; come(): void } {
  let come: () => void = () => undefined;
  return {
    come: () => come(),
    wait: () =>
      new Promise((done) => {
        come = done;
        setTimeout(done, latest);
      }),
  };
}
