import '../styles/index.css';
import { loadBlocks } from '../blocks';
import type { Page } from '../model/site';
import { loadData, loadSite } from './data';
import { keepsPlaces, waitForPages } from './history-places';
import { routeLinks } from './route-links';

/** The types of the blocks on the page, read off the document so that their code loads beside the data. */
const shownTypes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block ?? '');

/** What the dev server's client does with the app. */
export interface App {
  /** The page that is shown. */
  page(): Page;
  /** Loads that page and the facts of the site afresh, and shows them in place; gives the page as it is now. */
  refresh(): Promise<Page>;
}

/** Takes the page over: resolves when it is hydrated and its links are the router's. */
export async function takeOver(): Promise<App> {
  const { page = '/', version } = document.documentElement.dataset;
  const [site, initial, { hydrate }] = await Promise.all([
    loadSite(),
    loadData(page),
    import('./hydrate'),
    // Asked for by itself, so that its code is run in a task of its own.
    import('react-dom/client'),
    // A block that can't be loaded stays as the document has it; the rest wakes.
    Promise.allSettled(shownTypes().map((type) => loadBlocks([type]))),
  ]);
  const root = document.getElementById('root');
  const isShown = initial?.build === site.build && initial.version === (version ?? initial.version);
  if (!root || !initial || !isShown) throw new Error('the page changed on the server: reload it');
  const controls = await hydrate(root, site, initial);
  waitForPages();
  routeLinks(controls);
  return { page: () => controls().page, refresh: () => controls().refresh() };
}

/** Browsers that translate a page put these in the place of its texts; nothing else does. */
const isTranslated = (): boolean => document.querySelector('#root font') !== null;

/**
 * Wakes the page, once; for the loader. Resolves to undefined where documents do better: in a browser that would not find
 * a page's place again, and on a page that the browser has translated, which would have to be put up anew.
 */
export const start = async (): Promise<App | undefined> => (keepsPlaces() && !isTranslated() ? takeOver() : undefined);
