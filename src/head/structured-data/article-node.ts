import type { Article, IdReference } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { modifiedDay } from '../modified-day';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';

/** The article that a page is; the business wrote and publishes it. */
export function articleNode({ heading, date, category, image }: StatementOf<'article'>, source: GraphSource): Node {
  const { site, page, inventory, url } = source;
  const business = { '@id': businessId(site.config) };
  const article: Article & IdReference = {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: heading,
    description: page.description,
    articleSection: category,
    image: largestJpeg(site.config, inventory, image.src).url,
    datePublished: date,
    dateModified: modifiedDay(page),
    author: business,
    publisher: business,
    mainEntityOfPage: { '@id': url },
  };
  return article;
}
