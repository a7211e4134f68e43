import { renderToString } from 'react-dom/server';
import type { Block } from '../../schemas/blocks';
import { blockComponent } from '../blocks';
import { ownComponents } from '../blocks/own';
import { Providers } from '../layout/providers';
import type { PageContent, SiteData } from '../model/page-data';
import { unknownIcons } from './page-icons';

/** What a section throws when it is drawn alone: of one within a page React says no more than that it failed. */
function thrownBy(block: Block, site: SiteData, content: PageContent): unknown {
  const Component = blockComponent(block.type);
  try {
    renderToString(
      <Providers site={site} data={{ ...content, icons: unknownIcons }}>
        <Component block={block} index={0} />
      </Providers>,
    );
  } catch (error) {
    return error;
  }
  return undefined;
}

/**
 * Draws a section. Where one of the site's own blocks fails at it, throws what names its file, the page and the reason: no
 * fault of the engine, so a command prints the sentence alone (`ERR_USAGE`).
 */
export function blamingOwn(block: Block, site: SiteData, content: PageContent, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (!Object.hasOwn(ownComponents, block.type)) throw error;
    const cause = thrownBy(block, site, content) ?? error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `Not built: blocks/${block.type}/component.tsx fails when it draws its section of ${content.page.route}: ${reason}`;
    throw Object.assign(new Error(sentence, { cause }), { code: 'ERR_USAGE' });
  }
}
