/** What the address says of the state of its page, `#category=kitchens&photo=3`; nothing where the hash names a part. */
function state(): URLSearchParams {
  const { hash } = location;
  return new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');
}

/** One value of the page's state, as the address has it; null when it says nothing of it. */
export const stateInAddress = (name: string): string | null => state().get(name);

/** The entry of the history where `keepInAddress` pushed it: going back leaves what it shows. */
export const isPushed = (): boolean => Boolean(history.state?.pushed);

/**
 * Puts one value of the page's state into the address, or takes it out with undefined, so that it can be linked to and
 * survives reloading: in the history entry that is shown, or with `push` in one of its own.
 */
export function keepInAddress(name: string, value: string | undefined, push = false): void {
  const next = state();
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  const address = location.pathname + location.search + (next.size > 0 ? `#${next}` : '');
  // What the router keeps with the entry stays with it: only the address changes.
  if (push) history.pushState({ ...history.state, pushed: true }, '', address);
  else history.replaceState(history.state, '', address);
}
