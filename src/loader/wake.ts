import { onIntent } from './intent';
import { root } from './root';

interface App {
  start(): Promise<unknown>;
}

/**
 * True for a mouse over a link, and for the focus that a key puts there. A tap is over before the app could be there: the
 * document comes, which browsers fetch ahead while the finger is down (see `speculation-rules.ts`).
 */
const leavesTime = (event: Event): boolean =>
  'pointerType' in event ? event.pointerType !== 'touch' : (event.target as Element).matches(':focus-visible');

/**
 * Loads and starts the app when a visitor shows intent to go on: a mouse over, or focus on a link to a page. Until it is there, and where it can't load, a link is followed as it stands.
 */
export function startApp(): void {
  const { pathname } = location;
  let started = false;
  let routed = false;
  // Going back, after a reload, to a page that the app had put up in this document: its own has to be fetched. First the
  // browser goes to the place that it keeps over reloads, when asked for it: the page must not end before that place,
  // nor its contents be taken for what stands there.
  addEventListener('popstate', () => {
    if (routed || location.pathname === pathname) return;
    document.body.style.cssText = 'min-height:1e7px;overflow-anchor:none';
    setTimeout(() => scrollY >= 0 && location.reload());
  });
  onIntent('a[href^="/"]:not([data-act=photo])', (event) => {
    if (started || !leavesTime(event)) return;
    started = true;
    import(/* @vite-ignore */ root.dataset.app as string)
      .then((module: App) => module.start())
      .then(
        (app) => {
          root.dataset.awake = '';
          routed = app !== undefined;
        },
        (error) => {
          started = false; // the next sign of intent tries again
          console.warn(error);
        },
      );
  });
}
