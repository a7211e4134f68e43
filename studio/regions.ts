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

/** What had the focus last, and all that it stood in, the nearest first. */
let last: Element[] = [];

/** Remembers what has the focus, for `keepFocus`; gives what ends that. */
export function watchFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    last = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) last.push(at);
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

/** Where what had the focus is gone with a change, the nearest to it that is still there has it then. */
export function keepFocus(): void {
  if (document.activeElement !== document.body || last[0]?.isConnected !== false) return;
  const place = last.find((one) => document.body.contains(one) && one !== document.body && stopsIn(one).length > 0);
  (place && stopsIn(place)[0])?.focus();
}
