import { loadPage } from './data';
import { destinationOf } from './destination';
import { route } from './history-places';
import type { Controls } from './routed-page';

/** True for an address that the client router can show: another page of this site, no file (a name with a dot). */
function isPage(anchor: HTMLAnchorElement): boolean {
  if (anchor.origin !== location.origin || anchor.target || anchor.dataset.act || anchor.hasAttribute('download'))
    return false;
  return !/\.[^/]+$/.test(anchor.pathname) && anchor.pathname + anchor.search !== location.pathname + location.search;
}

function pageLink(event: Event): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor && isPage(anchor) ? anchor : undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

let wanted: URL;

/**
 * Goes where an address leads, unless the visitor wants to go elsewhere before that is known. Only a page that can be
 * shown gets an entry in the history from here; whatever else is the server's to answer.
 */
async function follow(controls: () => Controls, address: URL): Promise<void> {
  wanted = address;
  const from = location.href;
  const end = await destinationOf(controls().site, address);
  if (wanted !== address || location.href !== from) return;
  const { pathname, search, hash } = address;
  if ('page' in end) route(() => void controls().navigate(pathname + search + hash));
  else if ('redirect' in end) await follow(controls, new URL(end.redirect, address));
  else location.assign(end.document);
}

/**
 * Hands clicks on internal links to the router, wherever the link stands (components, Markdown), and fetches a page
 * when its link is hovered, touched or focused.
 */
export function routeLinks(controls: () => Controls): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? pageLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    void follow(controls, new URL(link.href));
  });
  const prefetch = (event: Event) => {
    const link = pageLink(event);
    // A failed prefetch is no matter: the click loads again, and then asks the server.
    if (link) loadPage(link.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
