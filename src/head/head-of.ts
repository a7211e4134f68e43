import type { Head } from '../model/head';
import type { Inventory, Page, Site } from '../model/site';
import { absoluteUrl } from './absolute-url';
import { documentTitle } from './document-title';
import { feedLink } from './feed-link';
import { geoTags } from './geo-tags';
import { isIndexed } from './is-indexed';
import { socialImage } from './social-image';
import { socialTags } from './social-tags';
import { jsonLdText } from './structured-data/json-ld';
import { structuredData } from './structured-data/structured-data';

/**
 * The head of a page. Its aliases use the same one, so they carry the page's own address as canonical. A page that search
 * engines may not list has neither a canonical link nor structured data.
 */
export function headOf(site: Site, page: Page, inventory: Inventory): Head {
  const { config } = site;
  const url = absoluteUrl(config, page.canonical ?? page.route);
  const image = socialImage(site, page, inventory);
  const indexed = isIndexed(page);
  return {
    title: documentTitle(page.title, config.business.shortName),
    meta: [
      { name: 'description', content: page.description },
      { name: 'robots', content: page.robots },
      { name: 'theme-color', content: config.theme.colors.dark },
      // Phone numbers are links already; browsers need not guess at others.
      { name: 'format-detection', content: 'telephone=no' },
      ...socialTags(config, page, url, image),
      ...geoTags(config, page),
    ],
    links: indexed ? [{ rel: 'canonical', href: url }, ...feedLink(site, page)] : [],
    jsonLd: indexed ? jsonLdText(structuredData({ site, page, inventory, url, image })) : '',
  };
}
