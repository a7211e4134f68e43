import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { MirrorHead } from '../head/mirror-head';
import { closeMenus } from '../layout/close-menus';
import { Shell } from '../layout/shell';
import type { PageData, SiteData } from '../model/page-data';
import type { Page } from '../model/site';
import { showState } from './acts';
import { forgetPages, loadPage, loadSite } from './data';
import { destinationOf } from './destination';
import { focusArrival } from './focus';
import { arrived } from './history-places';
import { applyStyles } from './styles';

/** What others may do with the page shown. */
export interface Controls {
  site: SiteData;
  navigate: NavigateFunction;
  page: Page;
  /** Loads the page shown and the facts of the site afresh, and shows them; for the dev server. Gives the page as it is now. */
  refresh(): Promise<Page>;
}

/** The page of the address the router is on. While another is on its way, the page before stays. */
function useShownPage(facts: SiteData, initial: PageData) {
  const location = useLocation();
  const navigate = useNavigate();
  const [site, setSite] = useState(facts);
  const [shown, setShown] = useState({ data: initial, at: location });
  useEffect(() => {
    let stale = false;
    const show = async () => {
      const [end] = await Promise.all([destinationOf(site, window.location), applyStyles()]);
      if (stale) return;
      if ('page' in end) setShown({ data: end.page, at: location });
      else window.location.reload(); // the address is there already: the server has its document
    };
    if (location.pathname + location.search !== shown.at.pathname + shown.at.search) void show();
    return () => {
      stale = true;
    };
  }, [location, shown.at, site]);
  const refresh = async () => {
    if (!import.meta.env.DEV) return shown.data.page; // nothing of it is in what visitors get
    forgetPages();
    const [data, now] = await Promise.all([loadPage(shown.data.page.route), loadSite()]);
    setSite(now);
    if (data) setShown({ ...shown, data });
    return (data ?? shown.data).page;
  };
  return { site, shown, controls: { site, navigate, page: shown.data.page, refresh } };
}

interface Props {
  site: SiteData;
  initial: PageData;
  /** Called whenever the page has been put up, the first time when it is hydrated. */
  onShown(controls: Controls): void;
}

/** The page the router is on, with its head mirrored into the document. */
export function RoutedPage({ site: facts, initial, onShown }: Props) {
  const { site, shown, controls } = useShownPage(facts, initial);
  const first = useRef(shown.at);
  useLayoutEffect(() => {
    if (first.current === shown.at) return;
    closeMenus();
    focusArrival();
    showState();
    arrived();
  }, [shown.at]);
  useEffect(() => onShown(controls));
  return (
    <>
      <MirrorHead head={shown.data.head} />
      <Shell site={site} data={shown.data} />
    </>
  );
}
