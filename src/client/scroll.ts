/** Where each history entry was left, in px from the top, by its key. */
const left = new Map<string, number>();
let current = 'default'; // react-router's key of the entry a document was loaded with

/** Takes scrolling between pages over from the browser; reloads and other sites stay the browser's. */
export function takeOverScroll(): void {
  const set = (value: ScrollRestoration) => () => {
    history.scrollRestoration = value;
  };
  set('manual')();
  addEventListener('pagehide', set('auto'));
  addEventListener('pageshow', set('manual'));
  addEventListener('scroll', () => left.set(current, scrollY), { passive: true });
}

/**
 * Scrolls for the entry that is shown now: where it was left, for going back or forward (`known`), else to the part of
 * the page that `hash` names, else to the top (spec section 2).
 */
export function scrollFor({ key, hash }: { key: string; hash: string }, known: boolean): void {
  current = key;
  const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (known) scrollTo(0, left.get(key) ?? 0);
  else if (part) part.scrollIntoView();
  else scrollTo(0, 0);
}
