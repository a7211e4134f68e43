import '../styles/index.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider } from 'react-router-dom';
import { loadBlocks } from '../blocks';
import { loadPage, loadSite } from './data';
import { routeLinks } from './links';
import { createRouter, type Router } from './routes';

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

/** Wakes the page: resolves with its router when it is hydrated and its links are the router's. Started once, by the loader. */
export async function start(): Promise<Router> {
  const { page = '/', styles } = document.documentElement.dataset;
  const [site, initial] = await Promise.all([
    loadSite(),
    loadPage(page),
    loadBlocks(shownTypes()),
    styles ? loadStyles(styles) : undefined,
  ]);
  const root = document.getElementById('root');
  if (!root || !initial || initial.build !== site.build) throw new Error('the page changed on the server: reload it');
  const router = createRouter(site, initial);
  await new Promise<void>((resolve) => {
    const App = () => {
      useEffect(resolve, []);
      return (
        <HelmetProvider>
          <RouterProvider router={router} />
        </HelmetProvider>
      );
    };
    hydrateRoot(root, <App />);
  });
  routeLinks(router);
  return router;
}
