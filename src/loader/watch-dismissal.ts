import { within } from '../parts/within';
import { root } from './root';

/** A panel that shows on hover goes on Escape and stays away until the pointer has left the menus (WCAG 1.4.13). */
export function watchDismissal(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') root.dataset.menuDismissed = '';
  });
  addEventListener('pointerover', (event) => within(event, 'nav') || delete root.dataset.menuDismissed);
}
