import { stateInAddress } from '../parts/address-state';
import { closeOverlay } from '../parts/overlay';
import { chooseCategory, showCategory } from './gallery/category';
import { openPhoto } from './gallery/viewer';
import { openMap } from './offices/map';
import { share } from './share-button/share';

/*
 * What a tap on an element with `data-act` does. Plain code on the document, loaded on the first sign of intent: it answers
 * before the app is there, and the app has nothing to do with it afterwards.
 */
const acts = { photo: openPhoto, category: chooseCategory, map: openMap, share } satisfies Record<
  string,
  (element: HTMLElement) => void
>;

export type Act = keyof typeof acts;

/** Does what an element's `data-act` names. */
export function act(element: HTMLElement): void {
  // `Act` types the attribute where it is written.
  acts[element.dataset.act as Act](element);
}

/** The acts that open something over the page: the address counts their elements, `#photo=3`. */
const openers = ['photo', 'map'] as const satisfies Act[];

let path = location.pathname;

/** Shows the page in the state that the address names; to be called when another page has been put up. */
export function showState(): void {
  path = location.pathname;
  closeOverlay();
  showCategory();
  for (const name of openers) {
    const place = Number(stateInAddress(name));
    const element = document.querySelectorAll<HTMLElement>(`[data-act="${name}"]`)[place - 1];
    if (element) act(element);
  }
}

addEventListener('popstate', () => {
  // Of a page that is not there yet, its code shows the state when it is.
  if (location.pathname === path) showState();
  else closeOverlay();
});
showState();
