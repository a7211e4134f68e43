import { keepInAddress, stateInAddress } from '../../parts/address-state';
import { countInAddress, showFirst } from './more';

/** Shows the photos of one category of a gallery, or all with ''; says how many, and which button stands for it. */
function show(gallery: Element, category: string): void {
  const photos = [...gallery.querySelectorAll<HTMLElement>('li[data-category]')];
  for (const photo of photos) photo.hidden = category !== '' && photo.dataset.category !== category;
  for (const button of gallery.querySelectorAll<HTMLElement>('button[data-category]')) {
    button.ariaPressed = String(button.dataset.category === category);
  }
  gallery.querySelector('ul')?.toggleAttribute('data-filtered', category !== '');
  const count = gallery.querySelector<HTMLElement>('[data-count]');
  if (!count) return;
  const { count: some = '', all = '' } = count.dataset;
  count.textContent =
    category === '' ? all : some.replace('{shown}', String(photos.filter(({ hidden }) => !hidden).length));
}

/** Filters a gallery by the category of the button that was tapped, and keeps it in the address. */
export function chooseCategory(button: HTMLElement): void {
  const { category = '' } = button.dataset;
  const gallery = button.closest('section');
  if (!gallery) return;
  show(gallery, category);
  showFirst(gallery);
  keepInAddress('category', category || undefined);
  keepInAddress('shown', undefined);
}

/** Shows the galleries of the page as the address says: photos of a category, all where a gallery has none of it, and how many. */
export function showGalleries(): void {
  const wanted = stateInAddress('category') ?? '';
  for (const gallery of document.querySelectorAll('section:has([data-act="photo"])')) {
    const buttons = [...gallery.querySelectorAll<HTMLElement>('[data-act="category"]')];
    if (buttons.length > 0) show(gallery, buttons.some(({ dataset }) => dataset.category === wanted) ? wanted : '');
    showFirst(gallery, countInAddress());
  }
}
