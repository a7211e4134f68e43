import { root } from './root';

const far = ':is(section,footer nav):not([data-near])';

/**
 * Lays out, a part whenever the browser has nothing else to do, what was left out where the document began with
 * `data-far` (`first-paint.ts`): all at once would hold a slow phone for longer than a tap may wait. Whoever scrolls before
 * it is done has the rest at once, so that nothing moves in sight.
 */
export function layOutFar(): void {
  const layOutAll = () => delete root.dataset.far;
  const layOut = () => {
    const part = document.querySelector<HTMLElement>(far);
    if (part) part.dataset.near = '';
    if (part || document.readyState === 'loading') requestIdleCallback(layOut);
    else layOutAll();
  };
  // Not in every browser, and nothing is left out where it is missing.
  window.requestIdleCallback?.(layOut);
  addEventListener('scroll', layOutAll, { once: true });
}
