import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { loadBlocks } from '../blocks';
import { loadPage, loadSite } from './data';
import { routeLinks } from './links';
import { type Controls, RoutedPage } from './routed-page';
import { takeOverScroll } from './scroll';

/** The types of the blocks on the page, read off the document so that their code loads beside the data. */
const shownTypes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block ?? '');

/** The full style sheet; the document has only the rules of its own page, and other pages follow. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Wakes the page: resolves when it is hydrated and its links are the router's. Started once, by the loader. */
export async function start(): Promise<{ refresh(): Promise<void> }> {
  const { page = '/', styles } = document.documentElement.dataset;
  const [site, initial] = await Promise.all([
    loadSite(),
    loadPage(page),
    loadBlocks(shownTypes()),
    styles ? loadStyles(styles) : undefined,
  ]);
  const root = document.getElementById('root');
  if (!root || !initial || initial.build !== site.build) throw new Error('the page changed on the server: reload it');
  let controls: Controls | undefined;
  await new Promise<void>((resolve) => {
    const onShown = (now: Controls) => {
      controls = now;
      resolve();
    };
    hydrateRoot(
      root,
      <HelmetProvider>
        <BrowserRouter>
          <RoutedPage site={site} initial={initial} onShown={onShown} />
        </BrowserRouter>
      </HelmetProvider>,
    );
  });
  const shown = () => {
    if (!controls) throw new Error('the page is not hydrated');
    return controls;
  };
  takeOverScroll();
  routeLinks(() => shown().navigate);
  return { refresh: () => shown().refresh() };
}
