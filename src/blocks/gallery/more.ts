import { keepInAddress, stateInAddress } from '../../parts/address-state';
import { nextCount } from './paging';

/** The photos of a gallery that its filter leaves, in order. */
const photosOf = (gallery: Element): HTMLElement[] => [
  ...gallery.querySelectorAll<HTMLElement>('li:not([hidden]):has(> [data-act="photo"])'),
];

/** Shows the first photos that the filter leaves, as many as asked for or a first page; the rest waits for the button. */
export function showFirst(gallery: Element, count = 0): void {
  const photos = photosOf(gallery);
  const shown = Math.max(count, nextCount(0, photos.length));
  for (const [index, photo] of photos.entries()) photo.toggleAttribute('data-later', index >= shown);
  const more = gallery.querySelector<HTMLElement>('[data-act="more"]');
  if (more) more.hidden = shown >= photos.length;
}

/** As many photos as the address says are shown; none where it does not say. */
export const countInAddress = (): number => Number(stateInAddress('shown')) || 0;

/**
 * Lets a document with more photos than it came with be left and come back to where it was. By itself the browser scrolls
 * before they show, and holds on to what they then push down.
 */
export function keepPlace(): void {
  const place = history.state?.place;
  if (countInAddress() > 0 && typeof place === 'number') scrollTo({ top: place, behavior: 'instant' });
  addEventListener('pagehide', () => {
    if (countInAddress() > 0) history.replaceState({ ...history.state, place: scrollY }, '');
  });
}

/** Shows a gallery's next photos, keeps in the address how many, and moves the focus to the first of them. */
export function showMore(button: HTMLElement): void {
  const gallery = button.closest('section');
  if (!gallery) return;
  const photos = photosOf(gallery);
  const shown = photos.filter((photo) => !photo.hasAttribute('data-later')).length;
  const next = nextCount(shown, photos.length);
  showFirst(gallery, next);
  keepInAddress('shown', String(next));
  photos[shown]?.querySelector('a')?.focus({ preventScroll: true });
}

/** Shows as many photos as it takes to have this one among them. */
export function showUpTo(link: HTMLElement): void {
  const gallery = link.closest('section');
  const photo = link.closest('li');
  if (gallery && photo?.hasAttribute('data-later')) showFirst(gallery, photosOf(gallery).indexOf(photo) + 1);
}
