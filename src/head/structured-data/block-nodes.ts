import { type Block, rulesFor } from '../../../schemas/blocks';
import type { Statement, StatementOf } from '../../../schemas/statement';
import { articleNode } from './article-node';
import { collectionNode } from './collection-node';
import { faqNode } from './faq-node';
import { galleryNode } from './gallery-node';
import type { GraphSource } from './graph-source';
import type { Node } from './node';
import { ratingNode } from './rating-node';

/** A statement in the words of schema.org; a node with an id that is in the graph already is merged into it. */
type ToNode<Name extends Statement['states']> = (statement: StatementOf<Name>, source: GraphSource) => Node;

const toNode = {
  article: articleNode,
  collection: collectionNode,
  photos: galleryNode,
  questions: faqNode,
  reviews: ratingNode,
} satisfies { [Name in Statement['states']]: ToNode<Name> };

/** What one block adds to the graph. */
export const blockNodes = (block: Block, source: GraphSource): Node[] =>
  (rulesFor(block).structuredData?.(block) ?? []).map((statement) => {
    // The entry under a statement's own name takes it; TypeScript can't follow the name into the value.
    const nodeOf = toNode[statement.states] as ToNode<Statement['states']>;
    return nodeOf(statement, source);
  });
