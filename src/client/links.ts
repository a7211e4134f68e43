import type { NavigateFunction } from 'react-router-dom';
import { loadPage } from './data';
import { fetchStyles } from './styles';

/** True for an address that the client router can show: this site, no file (a name with a dot), not a part of this page. */
function isPage(anchor: HTMLAnchorElement): boolean {
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download')) return false;
  if (/\.[^/]+$/.test(anchor.pathname)) return false;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  return !(samePage && anchor.hash);
}

function pageLink(event: Event): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor && isPage(anchor) ? anchor : undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Hands clicks on internal links to the router, wherever the link stands (components, Markdown), and fetches a page
 * when its link is hovered, touched or focused.
 */
export function routeLinks(navigate: () => NavigateFunction): void {
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? pageLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    void navigate()(link.pathname + link.search + link.hash);
  });
  const prefetch = (event: Event) => {
    const link = pageLink(event);
    if (!link) return;
    void fetchStyles();
    // A failed prefetch is no matter: the click loads again, and then asks the server.
    loadPage(link.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
