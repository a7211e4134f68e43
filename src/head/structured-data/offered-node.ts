import type { IdReference, LocalBusiness, Offer } from 'schema-dts';
import type { SiteConfig } from '../../../schemas/site';
import type { StatementOf } from '../../../schemas/statement';
import { amountIn } from '../../model/amount';
import { languageOf } from '../../model/words/words-of';
import { currencyOf } from '../../resolving/currency';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';
import { typesOfBusiness } from './types-of-business';

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
  return { ...node, '@type': typesOfBusiness(config.business) };
}

type Price = StatementOf<'prices'>['items'][number];

/** A thing and what it costs: a number where the page has just an amount, else as said there, for "from $120" is no number. */
function pricedOffer({ name, price, text }: Price, config: SiteConfig): Offer {
  const currency = currencyOf(config);
  const amount = currency === undefined ? undefined : amountIn(price, currency, languageOf(config));
  return {
    '@type': 'Offer',
    name,
    description: [price, text].filter(Boolean).join('; '),
    ...(amount !== undefined && { price: amount, priceCurrency: currency }),
  };
}

/** What the business sells and does, and what it costs. */
export function pricesNode({ name, items }: StatementOf<'prices'>, { site: { config } }: GraphSource): Node {
  const node: BusinessNode = {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: items.map((item) => pricedOffer(item, config)),
    },
  };
  return { ...node, '@type': typesOfBusiness(config.business) };
}
