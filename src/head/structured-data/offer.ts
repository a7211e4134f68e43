import type { FinancialProduct, IdReference, Service } from 'schema-dts';
import type { Purpose } from '../../../schemas/page';
import type { GraphSource } from './graph-source';
import { businessId, providerId } from './ids';
import type { Node } from './node';
import { city, serviceCircle } from './place';
import { purposeOf } from './purpose';

function areaServed({ site: { config }, page }: GraphSource) {
  if (page.city) return city(page.city);
  const main = config.business.offices.find(({ id }) => id === config.business.mainOffice);
  return main && serviceCircle(config, main);
}

/** What the page offers, by whom and where. A page about a city names no one service, so it has no service type. */
function serviceNode(source: GraphSource): Node {
  const { site, page, url, image } = source;
  const service: Service & IdReference = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.title,
    serviceType: page.kind === 'city' || page.kind === 'area' ? undefined : page.label,
    description: page.description,
    url,
    image: image?.url,
    provider: { '@id': providerId(site.config, page) },
    areaServed: areaServed(source),
  };
  return service;
}

function financialProductNode({ site, page, url }: GraphSource): Node {
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

const byPurpose: Record<Purpose, (source: GraphSource) => Node[]> = {
  page: nothing,
  service: (source) => [serviceNode(source)],
  financing: (source) => [financialProductNode(source)],
  about: nothing,
  contact: nothing,
  collection: nothing,
};

/** What a page offers: a service, a financial product, or nothing. */
export const offerNodes = (source: GraphSource): Node[] => byPurpose[purposeOf(source.page)](source);
