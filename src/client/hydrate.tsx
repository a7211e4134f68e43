import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import type { PageData, SiteData } from '../model/page-data';
import { type Controls, RoutedPage } from './routed-page';

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
      );
    });
  });
}
