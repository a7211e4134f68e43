import type { BlockOf, BlockType } from '../../schemas/blocks';

/** What a block component gets: its data, and whether it is the first of the page (its picture then loads at once). */
export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>;
  first: boolean;
}
