import { followRanges, showAsMuch } from '../blocks/before-after/move';
import { chooseCategory, showGalleries } from '../blocks/gallery/category';
import { keepPlace, showMore } from '../blocks/gallery/more';
import { openPhoto } from '../blocks/gallery/viewer';
import { openMap } from '../blocks/offices/map';
import { showResults } from '../blocks/search/results';
import { share } from '../blocks/share-button/share';
import type { Act } from '../parts/act';
import { stateInAddress } from '../parts/address-state';
import { type Counted, countEvent } from '../parts/count-event';
import { closeOverlay } from '../parts/overlay';
import { reveal } from '../parts/reveal';
import { stayHere } from './here';
import { watchMenus } from './watch-menus';
import { watchTyping } from './watch-typing';

/*
 * What a tap on an element with `data-act` does, and what menus need. Plain code on the document, loaded on the first sign
 * of intent: it answers before the app is there, and the app has nothing to do with it afterwards.
 */
const acts: { [A in Act]: (element: HTMLElement) => void } = {
  photo: openPhoto,
  category: chooseCategory,
  more: showMore,
  map: openMap,
  share,
  here: stayHere,
  consent: (button) => void startedTags().then((started) => started.answerConsent(button)),
  // `Counted` types the attribute where it is written.
  // Only ranges are marked so.
  compare: (range) => showAsMuch(range as HTMLInputElement),
  reveal,
  count: ({ dataset }) => countEvent(dataset.counts as Counted),
};

/** Does what an element's `data-act` names. */
export function act(element: HTMLElement): void {
  // `Act` types the attribute where it is written.
  acts[element.dataset.act as Act](element);
}

/** The acts that open something over the page: the address counts their elements, `#photo=3`. */
const openers: Act[] = ['photo', 'map'];

/** Sites without tags load nothing for one. */
const startedTags = () => import('../parts/tags/start-tags');
if (document.documentElement.dataset.tags) startedTags().then((tags) => tags.startTags(), console.warn);

/** Pages without a form of the site's own load nothing for one. */
const startForms = () => import('../parts/own-form/start-forms').then((forms) => forms.startForms());

let path = location.pathname;

/** Shows the page in the state that the address names; to be called when another page has been put up. */
export function showState(): void {
  path = location.pathname;
  closeOverlay();
  showGalleries();
  showResults().catch(console.warn);
  if (document.querySelector('[data-consents]')) startedTags().then((tags) => tags.revealConsented(), console.warn);
  if (document.querySelector('[data-form]')) startForms().catch(console.warn);
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
function begin(): void {
  showState();
  keepPlace();
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
followRanges();
watchMenus();
watchTyping();
