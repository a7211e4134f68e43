import { breadcrumbNodes } from './breadcrumb';
import { businessNodes } from './business';
import { blockNodes } from './by-block';
import type { Context } from './context';
import { mergeById, type Node } from './node';
import { offerNodes } from './offer';
import { webPageNode, websiteNode } from './web-page';

interface Graph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/** Everything a page says to search engines as one graph, in which every reference finds its node (crawlers.md J2). */
export function structuredData(context: Context): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': mergeById([
      ...businessNodes(context),
      websiteNode(context),
      webPageNode(context),
      ...breadcrumbNodes(context),
      ...offerNodes(context),
      ...context.page.sections.flatMap((block) => blockNodes(block, context)),
    ]),
  };
}
