/** Fulfilled as the next frame is made, before it is on screen; soon where none is made, as in a tab behind others. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
