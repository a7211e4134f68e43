import '../styles/index.css';
import { renderToString } from 'react-dom/server';
import { blockTypes, loadBlocks } from '../blocks';
import { Shell } from '../layout/shell';
import { symbols } from '../layout/sprite';
import { byText } from '../model/order';
import type { PageContent, PageData, SiteData } from '../model/page-data';

/** Loads every block, once; `drawPage` needs them at hand. */
export const ready = (): Promise<void> => loadBlocks(blockTypes);

/** Preloads that React puts before the markup for pictures outside a `<picture>`; the document's head is printed elsewhere. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The mark by which alone React says that something in a section threw; what it threw, in development only. */
const failed = /<!--\$!--><template(?: data-msg="(?:Switched [^:]*:\s*)?([^"]*)")?/;

/** Stands for the icons until the markup tells which they are. */
const unknownIcons = { '': '' };

/** The drawings of the icons that markup refers to, by name. */
function iconsIn(html: string, icons: ReadonlyMap<string, string>): Record<string, string> {
  const names = new Set([...html.matchAll(/<use href="#icon-([^"]*)"/g)].map(([, name = '']) => name));
  const entries = [...names].sort(byText).map((name) => {
    const markup = icons.get(name);
    if (markup === undefined) throw new Error(`"${name}" is not an icon: see tabler.io/icons for their names`);
    return [name, markup] as const;
  });
  return Object.fromEntries(entries);
}

/** A page as it is drawn: all that the browser needs to draw it again, and its markup. */
interface DrawnPage {
  data: PageData;
  /** What stands in `<div id="root">`; hydration in the browser starts from the same tree. */
  html: string;
}

/**
 * Draws a page and gathers the icons that it shows from its markup. Throws where a section cannot be drawn, which React
 * would leave out without a word, and where there is no icon of a name.
 */
export function drawPage(site: SiteData, content: PageContent, icons: ReadonlyMap<string, string>): DrawnPage {
  const html = renderToString(<Shell site={site} data={{ ...content, icons: unknownIcons }} />).replace(preloads, '');
  const [mark, message = 'npm run dev tells why at that address'] = failed.exec(html) ?? [];
  if (mark) throw new Error(`A section of ${content.page.route} cannot be drawn: ${message}`);
  const shown = iconsIn(html, icons);
  return { data: { ...content, icons: shown }, html: html.replace(symbols(unknownIcons), () => symbols(shown)) };
}
