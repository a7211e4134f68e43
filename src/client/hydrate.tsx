import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import type { PageData, SiteData } from '../model/page-data';
import { type Controls, RoutedPage } from './routed-page';

/** What becomes of a page that somebody else has changed under React's hands: browsers that translate, extensions. */
const errors = {
  // That part is put up anew: worth a word, but no error of the page.
  onRecoverableError: (error: unknown) => console.warn(error),
  // Nothing is left of the page: its address is the right one, and the server has its document.
  onUncaughtError: (error: unknown) => {
    console.error(error);
    location.reload();
  },
};

/** Hydrates the page; resolves when it stands. As a transition, so that React works in slices and input comes between. */
export function hydrate(root: Element, site: SiteData, initial: PageData): Promise<() => Controls> {
  return new Promise((resolve) => {
    let controls: Controls;
    const onShown = (now: Controls) => {
      controls = now;
      resolve(() => controls);
    };
    startTransition(() => {
      hydrateRoot(
        root,
        <HelmetProvider>
          <BrowserRouter>
            <RoutedPage site={site} initial={initial} onShown={onShown} />
          </BrowserRouter>
        </HelmetProvider>,
        errors,
      );
    });
  });
}
