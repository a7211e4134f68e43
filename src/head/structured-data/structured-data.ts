import { blockNodes } from './block-nodes';
import { breadcrumbNodes } from './breadcrumb';
import { businessNodes } from './business-nodes';
import type { GraphSource } from './graph-source';
import { mergeById, type Node } from './node';
import { offerNodes } from './offer';
import { webPageNode, websiteNode } from './web-page';

interface Graph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/** Everything a page says to search engines as one graph, in which every reference finds its node. */
export function structuredData(source: GraphSource): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': mergeById([
      ...businessNodes(source),
      websiteNode(source),
      webPageNode(source),
      ...breadcrumbNodes(source),
      ...offerNodes(source),
      ...source.page.sections.flatMap((block) => blockNodes(block, source)),
    ]),
  };
}
