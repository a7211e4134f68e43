import type { BlockOf, BlockType } from '../../schemas/blocks';

/** What a block component gets: its data, and its place on the page from 0 (the first one's picture loads at once). */
export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>;
  index: number;
}

/** The same for a block of a site's own, by its definition. */
export interface PropsOf<Definition extends { schema: { _zod: { output: unknown } } }> {
  block: Definition['schema']['_zod']['output'];
  index: number;
}
