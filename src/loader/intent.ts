/** The element that an event happened in, of those a selector names. */
export const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Calls `run` when the pointer is over, a touch on, or the focus in something that a selector names. */
export function onIntent(selector: string, run: () => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => within(event, selector) && run(), { passive: true });
  }
}
