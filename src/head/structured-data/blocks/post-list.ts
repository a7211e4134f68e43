import type { CollectionPage, IdReference } from 'schema-dts';
import type { BlockOf } from '../../../../schemas/blocks';
import type { GraphSource } from '../graph-source';
import type { Node } from '../node';

/** The page that lists every post is a collection. */
export function postListNodes({ show }: BlockOf<'post-list'>, { url }: GraphSource): Node[] {
  if (show !== 'index') return [];
  const collection: CollectionPage & IdReference = { '@type': 'CollectionPage', '@id': url };
  return [collection];
}
