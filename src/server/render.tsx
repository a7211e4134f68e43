import '../styles/index.css';
import { renderToString } from 'react-dom/server';
import { blockTypes, loadBlocks } from '../blocks';
import { Shell } from '../layout/shell';
import type { PageData, SiteData } from '../model/page-data';

/** Loads every block, once; `renderPage` needs them at hand. */
export const ready = (): Promise<void> => loadBlocks(blockTypes);

/** Preloads that React puts before the markup for pictures outside a `<picture>`; the document's head is printed elsewhere. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The mark by which alone React says that something in a section threw; what it threw, in development only. */
const failed = /<!--\$!--><template(?: data-msg="(?:Switched [^:]*:\s*)?([^"]*)")?/;

/**
 * The markup of a page as it stands in `<div id="root">`; hydration in the browser starts from the same tree. Throws
 * where a section cannot be drawn, which React would leave out without a word.
 */
export function renderPage(site: SiteData, data: PageData): string {
  const html = renderToString(<Shell site={site} data={data} />).replace(preloads, '');
  const [mark, message = 'npm run dev tells why at that address'] = failed.exec(html) ?? [];
  if (mark) throw new Error(`A section of ${data.page.route} cannot be drawn: ${message}`);
  return html;
}
