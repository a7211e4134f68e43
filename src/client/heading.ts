/** Moves focus to the page's heading, so that assistive technology reads it and the Tab key starts there. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
