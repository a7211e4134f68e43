import { keepInAddress, stateInAddress } from '../../parts/address-state';

/** Shows the photos of one category of a gallery, or all with ''; says how many, and which button stands for it. */
function show(gallery: Element, category: string): void {
  const photos = [...gallery.querySelectorAll<HTMLElement>('li[data-category]')];
  for (const photo of photos) photo.hidden = category !== '' && photo.dataset.category !== category;
  for (const button of gallery.querySelectorAll<HTMLElement>('button[data-category]')) {
    button.ariaPressed = String(button.dataset.category === category);
  }
  gallery.querySelector('ul')?.toggleAttribute('data-filtered', category !== '');
  const count = gallery.querySelector('[data-count]');
  if (count) count.textContent = String(photos.filter(({ hidden }) => !hidden).length);
}

/** Filters a gallery by the category of the button that was tapped, and keeps it in the address. */
export function chooseCategory(button: HTMLElement): void {
  const { category = '' } = button.dataset;
  const gallery = button.closest('section');
  if (gallery) show(gallery, category);
  keepInAddress('category', category || undefined);
}

/** Filters the galleries of the page by the category in the address; one that a gallery does not have shows all. */
export function showCategory(): void {
  const wanted = stateInAddress('category') ?? '';
  for (const group of document.querySelectorAll('[role="group"]:has([data-act="category"])')) {
    const gallery = group.closest('section');
    const known = [...group.querySelectorAll<HTMLElement>('button')].some(({ dataset }) => dataset.category === wanted);
    if (gallery) show(gallery, known ? wanted : '');
  }
}
