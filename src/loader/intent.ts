import { within } from '../parts/within';

/** Calls `run`, with the event, when the pointer is over, a touch on, or the focus in something that a selector names. */
export function onIntent(selector: string, run: (event: Event) => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => within(event, selector) && run(event), { passive: true });
  }
}
