import { afterFrame } from './after-frame';

/** After so many ms without a letter who types has paused. */
const pause = 300;
/** Who never pauses has all else drawn after so many ms. */
const atMost = 5000;

/** What is drawn besides the letters that show already: once the next frame is on screen, and not between two letters. */
export interface DrawnLater {
  /** Wants it drawn. */
  want(): void;
  /** A letter was typed; `isShown` says whether it is on the page already. */
  letter(isShown: boolean): void;
  /** True while letters are typed that show already. */
  isTyping(): boolean;
  /** Draws at once. */
  now(): void;
}

export function drawnLater(draw: () => void): DrawnLater {
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const drawWanted = () => {
    rest();
    if (!isWanted) return;
    isWanted = false;
    draw();
  };
  const whenShown = () => afterFrame(() => timer === undefined && drawWanted());
  return {
    want() {
      if (isWanted) return;
      isWanted = true;
      if (timer === undefined) whenShown();
    },
    letter(isShown) {
      const now = performance.now();
      if (timer === undefined) begun = now;
      rest();
      // This letter comes to the screen first, and the next hardly waits.
      if (!isShown || now - begun > atMost) return whenShown();
      timer = setTimeout(drawWanted, pause);
    },
    isTyping: () => timer !== undefined,
    now() {
      isWanted = true;
      drawWanted();
    },
  };
}
