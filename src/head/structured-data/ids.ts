import type { SiteConfig } from '../../../schemas/site';
import type { Page } from '../../model/site';

type Config = Pick<SiteConfig, 'url' | 'business'>;

export const businessId = ({ url }: Pick<Config, 'url'>): string => `${url}/#business`;
export const websiteId = ({ url }: Pick<Config, 'url'>): string => `${url}/#website`;

/** The id of an office's node: the business itself for the main office and for one without an address, which has no node. */
export function officeNodeId({ url, business }: Config, id: string): string {
  const office = business.offices.find((candidate) => candidate.id === id);
  return id === business.mainOffice || !office?.address ? businessId({ url }) : `${url}/#office-${id}`;
}

/** The id of the node for who serves a page: its office, or the business. */
export const providerId = (config: Config, { office }: Pick<Page, 'office'>): string => officeNodeId(config, office);
