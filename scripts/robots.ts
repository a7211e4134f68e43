import type { SiteConfig } from '../schemas/site';

/**
 * `robots.txt`: everything may be read, so that crawlers see each page's own `noindex` and the files it needs
 * (RFC 9309).
 */
export const robotsTxt = ({ url }: Pick<SiteConfig, 'url'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
