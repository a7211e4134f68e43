import type { Block } from '../../schemas/blocks';
import { ownComponents } from '../blocks/own';
import type { PageContent } from '../model/page-data';

/**
 * Draws a section. Where one of the site's own blocks fails at it, throws what names its file and the page: no fault of the
 * engine, so a command prints the sentence alone (`ERR_USAGE`).
 */
export function blamingOwn(block: Block, { page }: PageContent, draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (!Object.hasOwn(ownComponents, block.type)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `Not built: blocks/${block.type}/component.tsx fails when it draws its section of ${page.route}: ${reason}`;
    throw Object.assign(new Error(sentence, { cause: error }), { code: 'ERR_USAGE' });
  }
}
