import '../styles/index.css';
import { renderToString } from 'react-dom/server';
import { blockTypes, loadBlocks } from '../blocks';
import { Shell } from '../layout/shell';
import type { PageData, SiteData } from '../model/page-data';

/** Loads every block, once; `renderPage` needs them at hand. */
export const ready = (): Promise<void> => loadBlocks(blockTypes);

/** Preloads that React puts before the markup for pictures outside a `<picture>`; the document's head is printed elsewhere. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The markup of a page as it stands in `<div id="root">`; hydration in the browser starts from the same tree. */
export const renderPage = (site: SiteData, data: PageData): string =>
  renderToString(<Shell site={site} data={data} />).replace(preloads, '');
