import type { IdReference, LocalBusiness, Review } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { meanRating } from '../../model/mean-rating';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';
import { typesOfBusiness } from './types-of-business';

/** How many reviews are named; all of them count. */
const named = 10;

/** The rating of the business and its first reviews; their dates are only words, so they have none. */
export function ratingNode({ items }: StatementOf<'reviews'>, { site: { config } }: GraphSource): Node {
  const rated: Exclude<LocalBusiness, string> & IdReference = {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: meanRating(items),
      reviewCount: items.length,
      bestRating: 5,
      worstRating: 1,
    },
    review: items.slice(0, named).map(
      ({ name, rating, text }): Review => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        reviewBody: text,
      }),
    ),
  };
  return { ...rated, '@type': typesOfBusiness(config.business) };
}
