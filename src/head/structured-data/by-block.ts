import type { Block, BlockOf, BlockType } from '../../../schemas/blocks';
import { articleNodes } from './blocks/article-header';
import { faqNodes } from './blocks/faq';
import { galleryNodes } from './blocks/gallery';
import { postListNodes } from './blocks/post-list';
import { reviewsNodes } from './blocks/reviews';
import type { GraphSource } from './graph-source';
import type { Node } from './node';

/** What a block adds to the graph; a node with an id that is there already is merged into it. */
type BlockNodes<T extends BlockType> = (block: BlockOf<T>, source: GraphSource) => Node[];

/** The block types that search engines have words for. A type that is not here adds nothing, so a new one need not be. */
const structuredDataByBlock: { [T in BlockType]?: BlockNodes<T> } = {
  'article-header': articleNodes,
  faq: faqNodes,
  gallery: galleryNodes,
  'post-list': postListNodes,
  reviews: reviewsNodes,
};

/** What one block adds to the graph. */
export function blockNodes(block: Block, source: GraphSource): Node[] {
  // The entry under a block's own type takes that block; TypeScript can't follow the key into the value.
  const nodes = structuredDataByBlock[block.type] as BlockNodes<BlockType> | undefined;
  return nodes?.(block, source) ?? [];
}
