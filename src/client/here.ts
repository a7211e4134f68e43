import { closeMenus } from '../layout/close-menus';
import { focusArrival } from './focus';

/**
 * Follows a link to the page that it stands on: closes the menus and goes to the top, or to the part that the link names,
 * without an entry in the history. The visitor is there already.
 */
export function stayHere(link: HTMLElement): void {
  closeMenus();
  const { hash } = link as HTMLAnchorElement;
  if (hash) {
    location.replace(hash);
    return;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  focusArrival();
  scrollTo(0, 0);
}
