const pathOf = ({ pathname, search }: Location | URL): string => pathname + search;

/** The path whose page is up. */
let up = pathOf(location);
let arrive = (): void => undefined;
let routing = false;

/** Whether the browser lets pages that code puts up keep their places in the history as documents do. */
export const keepsPlaces = (): boolean => 'navigation' in window;

/** Runs what gives a page an entry in the history. */
export function route(push: () => void): void {
  routing = true;
  push();
  routing = false;
}

/** To be called when the page of the address has been put up: the browser scrolls now. */
export function arrived(): void {
  up = pathOf(location);
  arrive();
}

/**
 * Leaves scrolling to the browser, as between documents: to where an entry of the history was left, to the part that the
 * address names, or to the top; but not before the page of the entry is up.
 */
export function waitForPages(): void {
  navigation.addEventListener('navigate', (event) => {
    const ours = routing || event.navigationType === 'traverse';
    if (!ours || !event.canIntercept || pathOf(new URL(event.destination.url)) === up) return;
    const handler = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    // The page moves the focus to its heading itself.
    event.intercept({ handler, focusReset: 'manual' });
  });
}
