/** Runs when the next frame is on screen; soon where nothing is drawn, as in a tab behind others. */
export function afterFrame(act: () => void): void {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}
