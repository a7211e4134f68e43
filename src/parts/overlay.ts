import { isPushed, keepInAddress, stateInAddress } from './address-state';
import { adoptStyles, element, iconButton } from './document-parts';
import css from './overlay.css?inline';

/** A dialog over the whole page, and the place in it for what it shows. */
export interface Overlay {
  dialog: HTMLDialogElement;
  /** The line on top, before the button that closes. */
  bar: HTMLElement;
  /** Says in the address which of the page's elements is shown, after another than the one that opened it came up. */
  move(shown: HTMLElement): void;
}

/** What an overlay is called, and the button that closes it. */
export interface OverlayWords {
  label: string;
  close: string;
}

/** Which of the elements on the page that do the same as this one it is, counted from 1: the same after a reload. */
const placeOf = (opener: HTMLElement): string => {
  const alike = document.querySelectorAll<HTMLElement>(`[data-act="${opener.dataset.act}"]`);
  return String([...alike].indexOf(opener) + 1);
};

let shown: { dialog: HTMLDialogElement; path: string } | undefined;

/** Closes the overlay that is open, if there is one. */
export const closeOverlay = (): void => shown?.dialog.close();

/** Leaves the address as it was before the overlay opened: back over the entry it made, where it made one. */
function leaveAddress(name: string): void {
  if (stateInAddress(name) === null) return;
  if (isPushed()) history.back();
  else keepInAddress(name, undefined);
}

/**
 * Opens an empty overlay for the element that was tapped. It is modal: the browser keeps the focus in it and gives it
 * back. Escape, the button, a press beside what it shows, and going back close it; going forward and reloading open it
 * again, as the address says which element it is for.
 */
export function openOverlay(opener: HTMLElement, words: OverlayWords): Overlay {
  adoptStyles(css);
  const { act = '' } = opener.dataset;
  const dialog = element('dialog', { className: 'overlay', ariaLabel: words.label });
  const close = iconButton(words.close, 'M18 6 6 18M6 6l12 12');
  close.className = 'overlay-close';
  const bar = element('div', { className: 'overlay-bar' }, close);
  dialog.append(bar);
  const path = location.pathname;
  dialog.addEventListener('close', () => {
    dialog.remove();
    shown = undefined;
    opener.focus({ preventScroll: true });
    if (location.pathname === path) leaveAddress(act);
  });
  dialog.addEventListener('click', ({ target }) => {
    const kept = 'button:not(.overlay-close), p, img, iframe';
    if (target instanceof Element && !target.closest(kept)) dialog.close();
  });
  const move = (to: HTMLElement) => keepInAddress(act, placeOf(to));
  if (stateInAddress(act) !== placeOf(opener)) keepInAddress(act, placeOf(opener), true);
  document.body.append(dialog);
  dialog.showModal();
  shown = { dialog, path };
  return { dialog, bar, move };
}
