import { within } from '../parts/within';
import { onIntent } from './intent';
import { root } from './root';

type Acts = typeof import('../client/acts');

const load = (): Promise<Acts> => import(/* @vite-ignore */ root.dataset.acts as string);

/** Loads what taps and menus do at the first sign of intent, or for an address that carries state, such as #category=kitchens or ?q=drains. */
export function watchActs(): void {
  const prepare = () => void load().catch(console.warn);
  onIntent('[data-act],header,form', prepare);
  // A frame that gets the focus, as of a form, gives no other sign.
  addEventListener('blur', prepare);
  const showState = () => /#.*=|\?q=/.test(location.href) && prepare();
  showState();
  addEventListener('popstate', showState);
  addEventListener('click', (event) => {
    const element = within(event, '[data-act]');
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A call goes out whatever becomes of its being counted.
    const counts = element.dataset.act === 'count';
    if (!counts) event.preventDefault();
    load()
      .then(({ act }) => act(element))
      .catch(() => {
        // Offline, or the site was built anew: the picture itself will do.
        const { href } = element as Partial<HTMLAnchorElement>;
        if (!counts && href) location.href = href;
      });
  });
}
