import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { MirrorHead } from '../head/mirror-head';
import { Shell } from '../layout/shell';
import type { PageData, SiteData } from '../page-data';
import { closeMenus } from './menus';

/** Moves focus to the new page's heading, so that assistive technology reads it (crawlers.md A13). */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What belongs to a change of route: menus and drawer close, focus moves; scrolling is `ScrollRestoration`'s. */
function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenus();
    focusHeading();
  }, [pathname]);
}

/** The page the router is on, with its head mirrored into the document. */
export function RoutedPage({ site }: { site: SiteData }) {
  // The one route's loader returns PageData (see routes.tsx); the hook can't know.
  const data = useLoaderData() as PageData;
  useArrival();
  return (
    <>
      <MirrorHead head={data.head} />
      <Shell site={site} data={data} />
      <ScrollRestoration />
    </>
  );
}
