/** What a business may be told of: that somebody called, wrote, or asked for the way. */
export type Counted = 'call' | 'form' | 'directions';

/** Tells the address of the site's own, where it has one, what happened on which page: no number, no cookie, nobody's data. */
export function countEvent(event: Counted): void {
  const { events } = document.documentElement.dataset;
  if (events) navigator.sendBeacon(events, JSON.stringify({ event, page: location.pathname }));
}
