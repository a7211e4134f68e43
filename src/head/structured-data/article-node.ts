import type { Article, IdReference, Person } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { absoluteUrl } from '../absolute-url';
import { modifiedDay } from '../modified-day';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';

function authorNode(
  { name, role, href }: NonNullable<StatementOf<'article'>['author']>,
  { site }: GraphSource,
): Person {
  const url = href?.startsWith('/') ? absoluteUrl(site.config, href) : href;
  return { '@type': 'Person', name, ...(role && { jobTitle: role }), ...(url && { url }) };
}

/** The article that a page is; the business publishes it, and wrote it where nobody else is named. */
export function articleNode(
  { heading, date, category, image, author }: StatementOf<'article'>,
  source: GraphSource,
): Node {
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
    author: author ? authorNode(author, source) : business,
    publisher: business,
    mainEntityOfPage: { '@id': url },
  };
  return article;
}
