import type { SiteConfig } from '../../schemas/site';

/** The full address of a path on the site, as canonical links, social cards and structured data need it. */
export const absoluteUrl = ({ url }: Pick<SiteConfig, 'url'>, path: string): string => url + path;
