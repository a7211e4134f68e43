import { closeDropdowns } from '../layout/close-menus';

/** Closes dropdown menus on Escape (WCAG 1.4.13) and on a press outside; a panel shut by Escape shows again on the next hover. */
export function watchMenus(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = document.querySelector<HTMLElement>('details[name="menu"][open]');
    const within = open?.parentElement?.contains(document.activeElement);
    closeDropdowns();
    if (within) open?.querySelector('summary')?.focus();
    dataset.menuDismissed = '';
  });
  addEventListener('pointerdown', ({ target }) => closeDropdowns(target as Node));
  addEventListener('focusin', ({ target }) => closeDropdowns(target as Node));
  addEventListener('pointerover', ({ target }) => {
    if (!(target as Element).closest?.('nav')) delete dataset.menuDismissed;
  });
}
