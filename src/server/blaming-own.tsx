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
 * Draws sections. Where one of the site's own blocks fails at it, throws what names its file, the page and the reason: no fault
 * of the engine, so a command prints the sentence alone (`ERR_USAGE`); `cause` is what was thrown.
 */
export function blamingOwn<T>(sections: readonly Block[], site: SiteData, content: PageContent, draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    for (const block of sections.filter(({ type }) => Object.hasOwn(ownComponents, type))) {
      const cause = thrownBy(block, site, content);
      if (cause === undefined) continue;
      const reason = cause instanceof Error ? cause.message : String(cause);
      const sentence = `blocks/${block.type}/component.tsx fails when it draws its section of ${content.page.route}: ${reason}`;
      throw Object.assign(new Error(sentence, { cause }), { code: 'ERR_USAGE' });
    }
    throw error;
  }
}
