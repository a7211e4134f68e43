const spoken = 'The page. The up and down arrows choose a text or a picture, Enter changes it, Tab leaves the page.';

/**
 * Makes the page one stop of the Tab key: its links and buttons lead nowhere while it is edited. `leave` goes on with what
 * stands after the page, or before it.
 */
export function oneStop(page: HTMLElement, leave: (by: 1 | -1) => void): void {
  page.tabIndex = 0;
  page.setAttribute('role', 'group');
  page.setAttribute('aria-label', spoken);
  const isOnPage = (target: EventTarget | null): boolean => target instanceof Node && page.contains(target);
  document.addEventListener('focusin', ({ target }) => {
    if (target !== page && isOnPage(target)) page.focus({ preventScroll: true });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented || !(isOnPage(event.target) || event.target === document.body))
      return;
    event.preventDefault();
    leave(event.shiftKey ? -1 : 1);
  });
}
