import { element } from '../../parts/document-parts';
import { openOverlay } from '../../parts/overlay';

/** Opens the provider's map that the button names over the page, which so never moves; the provider learns of it now. */
export function openMap(button: HTMLElement): void {
  const { map = '', title = '', close = '' } = button.dataset;
  const { dialog, bar } = openOverlay(button, { label: title, close });
  bar.prepend(element('p', { textContent: title }));
  dialog.append(element('iframe', { src: map, title }));
}
