/** Times in ms: from a key to the frame that shows what it changed, and from an order to the engine to what it says of the whole site. */
export interface KeyTimes {
  shown: number[];
  checked: number[];
}

/** What of an opening is told as it comes: the first page is on screen, all pages were looked at. */
export type Opened = 'drawn' | 'looked';

/** Runs in each window of the studio, before anything else: tells how far the opening is, and takes down when keys were pressed and what came of them when. */
export function recordTimes(): void {
  const shown: number[] = [];
  const checked: number[] = [];
  Object.assign(window, { shown, checked });
  const tell = (what: Opened) => Reflect.get(window, 'benchTold')?.(what);
  let pressed: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  addEventListener('DOMContentLoaded', () => {
    const change = () => {
      // Of the clock that requests are timed by.
      if (!('drawn' in window) && document.querySelector('main h1')) {
        Object.assign(window, { drawn: Date.now() });
        requestAnimationFrame(() => setTimeout(() => tell('drawn')));
      }
      const began = pressed;
      if (began === undefined) return;
      pressed = undefined;
      requestAnimationFrame(() => shown.push(performance.now() - began));
    };
    const root = document.getElementById('root');
    if (root) new MutationObserver(change).observe(root, { subtree: true, childList: true, characterData: true });
  });
  const { Worker: Usual } = window;
  const Timed = class extends Usual {
    asked: number | undefined;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => {
        if ('standing' in data && this.asked !== undefined) checked.push(performance.now() - this.asked);
        if ('standing' in data) this.asked = undefined;
        if (data.standing?.isLooking === false) tell('looked');
      });
    }
    override postMessage(message: unknown) {
      if (Object(message).files) this.asked = performance.now();
      super.postMessage(message);
    }
  };
  Object.assign(window, { Worker: Timed });
}
