import { afterFrame } from '../frames';

/** After so many ms without a letter who types has paused. */
const pause = 300;
/** Who never pauses has one part of all else drawn every so many ms: all at once would keep the next letter waiting. */
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

/** `parts` are drawn in their order, each once what is before it is on screen, so that a letter waits for one of them at most. */
export function drawnLater(parts: readonly (() => void)[]): DrawnLater {
  let due: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const drawNext = () => {
    rest();
    drawOne();
    if (due.length > 0) whenShown();
  };
  const drawOne = () => void due.shift()?.();
  const whenShown = () => afterFrame(() => timer === undefined && drawNext());
  return {
    want() {
      const isOnItsWay = due.length > 0;
      // While letters are typed, what waits the longest is drawn first.
      due = timer === undefined ? [...parts] : [...due, ...parts.filter((part) => !due.includes(part))];
      if (!isOnItsWay && timer === undefined) whenShown();
    },
    letter(isShown) {
      const now = performance.now();
      if (timer === undefined) begun = now;
      rest();
      // This letter comes to the screen first, and the next hardly waits.
      if (!isShown) return whenShown();
      timer = setTimeout(drawNext, pause);
      if (now - begun <= atMost) return;
      begun = now;
      afterFrame(drawOne);
    },
    isTyping: () => timer !== undefined,
    now() {
      rest();
      due = [];
      for (const part of parts) part();
    },
  };
}
