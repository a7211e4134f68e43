/** Scrolls to an element that is not whole on screen: to its middle, or to where it begins where it is higher than the window. */
export function bringIntoWindow(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  element.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' });
}
