/**
 * Calls `look` now, and whenever elements have come or gone, before the next frame is painted: while the document is read,
 * and when the app shows another page.
 */
export function onChange(look: () => void): void {
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
