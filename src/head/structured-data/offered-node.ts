import type { IdReference, LocalBusiness, Offer } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';

type BusinessNode = Exclude<LocalBusiness, string> & IdReference;

/** What the business offers until a day. */
export function offeredNode({ items }: StatementOf<'offers'>, { site: { config } }: GraphSource): Node {
  const node: BusinessNode = {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    makesOffer: items.map(
      ({ title, text, until }): Offer => ({ '@type': 'Offer', name: title, description: text, validThrough: until }),
    ),
  };
  return { ...node, '@type': config.business.kinds };
}

/** What the business sells and does; what it costs is said as on the page, for "from $120" is no number. */
export function pricesNode({ name, items }: StatementOf<'prices'>, { site: { config } }: GraphSource): Node {
  const node: BusinessNode = {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: items.map(
        (item): Offer => ({
          '@type': 'Offer',
          name: item.name,
          description: [item.price, item.text].filter(Boolean).join('; '),
        }),
      ),
    },
  };
  return { ...node, '@type': config.business.kinds };
}
