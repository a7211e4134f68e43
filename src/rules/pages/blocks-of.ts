import type { Block } from '../../../schemas/blocks';
import type { PageSource } from '../../../schemas/templates';
import type { Path } from '../../reading/position';

/** The sections that a page lists, each with its place. */
export const blocksOf = (page: PageSource): { block: Block; path: Path }[] => {
  const [list, blocks] = 'sections' in page ? (['sections', page.sections] as const) : (['more', page.more] as const);
  return blocks.map((block, index) => ({ block, path: [list, index] }));
};
