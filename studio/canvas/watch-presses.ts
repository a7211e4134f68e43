import type { Path } from '../../src/reading/position';
import type { FramePart } from './fact-shown';
import { framePart } from './frame-part';
import type { Point } from './typing';

/** A place of the page, and whether words are typed there. */
export interface PlaceOnPage {
  path: Path;
  isText: boolean;
}

interface Page {
  under(target: Element): Promise<PlaceOnPage | undefined>;
  chosen(): Path;
  choose(path: Path): void;
  chooseFact(part: FramePart): void;
  typeAt(path: Path, at: Point): Promise<boolean>;
  /** Types in the text under an element, where there is one. */
  typeUnder(target: Element, at: Point): void;
}

const isTypedIn = (target: Element): boolean => target.closest('.studio-typing') !== null;

/** Chooses what is clicked on, and types in what is clicked on twice or tapped again; nothing on the page leads away meanwhile. */
export function watchPresses({ under, chosen, choose, chooseFact, typeAt, typeUnder }: Page): void {
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || isTypedIn(event.target)) return;
      if (event.target.closest('a,button')) event.preventDefault();
      const part = framePart(event.target);
      if (part) return chooseFact(part.shows);
      // A word that a finger has selected would go with the first letter.
      const at = { x: event.clientX, y: event.clientY, isOfWord: false };
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      void under(event.target).then((place) => {
        if (!place) return;
        // A finger that taps what is chosen already wants to type there.
        if (isTouch && place.isText && String(place.path) === String(chosen())) void typeAt(place.path, at);
        else choose(place.path);
      });
    },
    true,
  );
  document.addEventListener('dblclick', ({ target, clientX, clientY }) => {
    if (!(target instanceof Element) || isTypedIn(target)) return;
    const at = { x: clientX, y: clientY, isOfWord: true };
    typeUnder(target, at);
  });
}
