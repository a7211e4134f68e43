import { within } from './intent';

/**
 * What the browser leaves to do for menus: a panel that shows on hover goes on Escape until the pointer has left (WCAG
 * 1.4.13) and stays on a slanting way to it; an open one closes when the focus leaves it, the drawer on a press beside it.
 */
export function watchMenus(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.menuDismissed = '';
  });
  addEventListener('pointerover', (event) => {
    if (!within(event, 'nav')) delete dataset.menuDismissed;
  });
  let rest: ReturnType<typeof setTimeout>;
  addEventListener('pointermove', (event) => {
    const menu = within(event, 'header nav li');
    const panel = menu?.querySelector<HTMLElement>('[popover]');
    if (!panel) return;
    const { x, y } = panel.getBoundingClientRect();
    if (within(event, 'button'))
      panel.style.setProperty('--aim', `${event.clientX - x}px calc(100% + ${event.clientY - y}px)`);
    clearTimeout(rest);
    rest = setTimeout(() => panel.style.removeProperty('--aim'), 300);
  });
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (!open?.parentElement?.contains(target as Node)) open?.hidePopover();
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).id === 'drawer') (target as HTMLDialogElement).close();
  });
}
