import '../styles/index.css';
import { blockTypes, loadBlocks } from '../blocks';
import { Shell } from '../layout/shell';
import type { PageContent, PageData, SiteData } from '../model/page-data';
import type { shapeOf } from '../pages/shape-of';
import { blamingOwn } from './blaming-own';
import { drawnMarkup } from './drawn-markup';
import { type Icons, unknownIcons, withIcons } from './page-icons';
import { frameDrawing, sectionDrawings } from './page-parts';
import { shapeDrawer } from './shape-drawer';
import type { Used } from './shape-template';

/** Loads every block, once; drawing needs them at hand. */
export const ready = (): Promise<void> => loadBlocks(blockTypes);

/** A page as it is drawn: all that the browser needs to draw it again, and its markup. */
export interface DrawnPage {
  data: PageData;
  /** What stands in `<div id="root">`; hydration in the browser starts from the same tree. */
  html: string;
}

/**
 * Draws a page with the icons that its markup refers to. Throws where a section cannot be drawn, and where there
 * is no icon of a name.
 */
export function drawPage(site: SiteData, content: PageContent, icons: Icons): DrawnPage {
  const data = { ...content, icons: unknownIcons };
  const drawn = blamingOwn(content.page.sections, site, content, () =>
    drawnMarkup(site, data, <Shell site={site} data={data} />),
  );
  const { html, icons: inside } = withIcons(drawn, site, icons);
  return { data: { ...content, icons: inside }, html };
}

/** Markup in which stands every element of some part of a page; the same value for all pages that share it. */
export type Piece = Used['pieces'] extends Set<infer P> ? P : never;

/** A page that was drawn part by part. */
interface DrawnByParts extends DrawnPage {
  /** What a browser shows before it has the style sheet of all pages: `<main>` with the first section, and what is above. */
  firstScreen: readonly Piece[];
}

const mainEnd = '</main>';

/**
 * Gives what draws the pages of a site one after the other, byte for byte as `drawPage` does, but what many pages have alike
 * only once. `shape` is `shapeOf`, which a bundle that only draws goes without.
 */
export function pageDrawer(site: SiteData, icons: Icons, shape: typeof shapeOf) {
  const draw = shapeDrawer(site);
  return (content: PageContent): DrawnByParts => {
    const first: Used = { pieces: new Set() };
    const rest: Used = { pieces: new Set() };
    const frame = draw(frameDrawing(site, content), content, first);
    const sections = sectionDrawings(site, content, shape).map((section, index) =>
      blamingOwn([section.whole], site, content, () => draw(section, content, index === 0 ? first : rest)),
    );
    const main = frame.lastIndexOf(mainEnd);
    const drawn = `${frame.slice(0, main)}${sections.join('')}${frame.slice(main)}`;
    const { html, icons: inside } = withIcons(drawn, site, icons);
    return { data: { ...content, icons: inside }, html, firstScreen: [...first.pieces] };
  };
}
