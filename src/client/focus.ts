/** The part of the page that a hash names; none where it keeps the state of a page, or names nothing. */
function partNamed(hash: string): HTMLElement | null {
  if (hash.length < 2 || hash.includes('=')) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // no text of which a hash is made
  }
}

/**
 * Moves the focus to where the address leads, as a browser does between documents: to the part that it names, else to the
 * page's heading. Assistive technology reads it, and the Tab key goes on from there; no phone opens its keyboard.
 */
export function focusArrival(): void {
  const place = partNamed(location.hash) ?? document.querySelector('h1');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
