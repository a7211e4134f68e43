import { type Block, rulesFor } from '../../../schemas/blocks';
import type { Statement, StatementOf } from '../../../schemas/statement';
import { articleNode } from './article-node';
import { collectionNode } from './collection-node';
import { faqNode } from './faq-node';
import { filmNodes } from './film-nodes';
import { galleryNode } from './gallery-node';
import type { GraphSource } from './graph-source';
import { jobNodes } from './job-nodes';
import type { Node } from './node';
import { offeredNode, pricesNode } from './offered-node';
import { peopleNode } from './people-node';
import { ratingNode } from './rating-node';

/** A statement in the words of schema.org; a node with an id that is in the graph already is merged into it. */
type ToNode<Name extends Statement['states']> = (statement: StatementOf<Name>, source: GraphSource) => Node | Node[];

const toNode = {
  article: articleNode,
  collection: collectionNode,
  films: filmNodes,
  jobs: jobNodes,
  offers: offeredNode,
  people: peopleNode,
  photos: galleryNode,
  prices: pricesNode,
  questions: faqNode,
  reviews: ratingNode,
} satisfies { [Name in Statement['states']]: ToNode<Name> };

/** What one block adds to the graph. */
export const blockNodes = (block: Block, source: GraphSource): Node[] =>
  (rulesFor(block).structuredData?.(block) ?? []).flatMap((statement) => {
    // The entry under a statement's own name takes it; TypeScript can't follow the name into the value.
    const nodeOf = toNode[statement.states] as ToNode<Statement['states']>;
    return nodeOf(statement, source);
  });
