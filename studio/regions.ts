/** The parts of the screen, in the order of the document. */
const regions = '[aria-label="Tools"],nav > section,main,aside';
const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"],[contenteditable="true"],iframe';

const stopsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));

/** Takes the focus to the next part of the screen, or with -1 to the one before; there to what comes first, or last. */
export function goToRegion(by: 1 | -1, end: 'first' | 'last' = 'first'): void {
  const all = [...document.querySelectorAll(regions)].filter((region) => stopsIn(region).length > 0);
  const now = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[(now < 0 && by < 0 ? all.length - 1 : now + by + all.length) % all.length];
  const stop = next && stopsIn(next).at(end === 'first' ? 0 : -1);
  if (stop instanceof HTMLIFrameElement) stop.contentDocument?.getElementById('root')?.focus({ preventScroll: true });
  else stop?.focus();
}
