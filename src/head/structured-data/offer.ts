import type { FinancialProduct, IdReference, Service } from 'schema-dts';
import type { Purpose } from '../../../schemas/page';
import type { Context } from './context';
import { businessId, providerId } from './ids';
import type { Node } from './node';
import { city, serviceCircle } from './place';
import { purposeOf } from './purpose';

function areaServed({ site: { config }, page }: Context) {
  if (page.city) return city(page.city);
  const main = config.business.offices.find(({ id }) => id === config.business.mainOffice);
  return main && serviceCircle(config, main);
}

/** What the page offers, by whom and where. A page about a city names no one service, so it has no service type. */
function serviceNode(context: Context): Node {
  const { site, page, url, image } = context;
  const service: Service & IdReference = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.title,
    serviceType: page.kind === 'city' || page.kind === 'area' ? undefined : page.label,
    description: page.description,
    url,
    image: image.url,
    provider: { '@id': providerId(site.config, page) },
    areaServed: areaServed(context),
  };
  return service;
}

function financialProductNode({ site, page, url }: Context): Node {
  const product: FinancialProduct & IdReference = {
    '@type': 'FinancialProduct',
    '@id': `${url}#financing`,
    name: page.title,
    description: page.description,
    url,
    broker: { '@id': businessId(site.config) },
  };
  return product;
}

const nothing = (): Node[] => [];

const byPurpose: Record<Purpose, (context: Context) => Node[]> = {
  page: nothing,
  service: (context) => [serviceNode(context)],
  financing: (context) => [financialProductNode(context)],
  about: nothing,
  contact: nothing,
  collection: nothing,
};

/** What a page offers: a service, a financial product, or nothing. */
export const offerNodes = (context: Context): Node[] => byPurpose[purposeOf(context.page)](context);
