import { within } from '../parts/within';

/**
 * A panel that shows on hover stays on the slanting way to it: the styles draw a shield from where the pointer was last on
 * the label (`--aim`, in the panel's own measure) to the panel, and it is gone when the pointer rests.
 */
function watchAim(): void {
  let rest: ReturnType<typeof setTimeout>;
  addEventListener('pointermove', (event) => {
    const panel = within(event, 'nav li')?.querySelector<HTMLElement>('[popover]');
    if (!panel) return;
    const { x, y } = panel.getBoundingClientRect();
    if (within(event, 'button')) {
      panel.style.setProperty('--aim', `${event.clientX - x}px calc(100% + ${event.clientY - y}px)`);
    }
    clearTimeout(rest);
    rest = setTimeout(() => {
      panel.style.removeProperty('--aim');
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (under?.closest('nav li') !== panel.parentElement) lookAgain(panel);
    }, 300);
  });
}

/** Browsers look at what lies under a pointer that rests only when what it was on is gone from the page, if for a moment. */
function lookAgain(panel: HTMLElement): void {
  panel.style.display = 'none';
  panel.getBoundingClientRect();
  panel.style.removeProperty('display');
}

/** An open popover stays when the focus goes elsewhere, and might lie over what has it (WCAG 2.4.11). */
function closeLeft(): void {
  const open = document.querySelector<HTMLElement>('header :popover-open');
  if (!open?.parentElement?.contains(document.activeElement)) open?.hidePopover();
}

/** What the browser leaves to do for menus; on the first sign of intent near them. */
export function watchMenus(): void {
  watchAim();
  addEventListener('focusin', closeLeft);
  // A key may have been quicker than this code.
  if (document.activeElement !== document.body) closeLeft();
  // A press beside a modal dialog is one on the dialog; not every browser closes it by itself.
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.id === 'drawer') target.close();
  });
}
