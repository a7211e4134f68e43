/** After so many ms no frame is waited for: none is made of a tab behind others. */
const noFrame = 100;

function onFrame(act: () => void): void {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, noFrame);
}

/** Fulfilled as the next frame is made, before it is on screen; soon where none is made. */
export const nextFrame = (): Promise<void> => new Promise(onFrame);

/** Runs when the next frame is on screen; soon where none is made. */
export const afterFrame = (act: () => void): void => onFrame(() => setTimeout(act));
