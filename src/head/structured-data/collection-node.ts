import type { CollectionPage, IdReference } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import type { GraphSource } from './graph-source';
import type { Node } from './node';

/** The page becomes a collection of other pages. */
export function collectionNode(_: StatementOf<'collection'>, { url }: GraphSource): Node {
  const collection: CollectionPage & IdReference = { '@type': 'CollectionPage', '@id': url };
  return collection;
}
