import type { SiteConfig } from '../../schemas/site';
import { verifiers } from '../../schemas/site/tags';
import type { Head } from '../model/head';
import type { Inventory, Page, Site } from '../model/site';
import { configIn } from '../model/words/words-of';
import { absoluteUrl } from './absolute-url';
import { alternateLinks, alternatesOf } from './alternates';
import { documentTitle } from './document-title';
import { feedLink } from './feed-link';
import { geoTags } from './geo-tags';
import { isIndexed } from './is-indexed';
import { socialImage } from './social-image';
import { socialTags } from './social-tags';
import { jsonLdText } from './structured-data/json-ld';
import { structuredData } from './structured-data/structured-data';

/** The signs that services look for on the home page. */
const verifications = ({ tags }: SiteConfig): Head['meta'] =>
  tags.flatMap((tag) => (tag.type === 'verification' ? [{ name: verifiers[tag.service], content: tag.code }] : []));

/**
 * The head of a page. Its aliases use the same one, so they carry the page's own address as canonical. A page that search
 * engines may not list has neither a canonical link nor structured data.
 */
export function headOf(whole: Site, page: Page, inventory: Inventory): Head {
  const config = configIn(whole.config, page.language);
  const site = { ...whole, config };
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
      ...alternatesOf(whole, page)
        .filter(({ route }) => route !== page.route)
        .map(({ language }) => ({ property: 'og:locale:alternate', content: language.replace('-', '_') })),
      ...geoTags(config, page),
      ...(page.route === '/' ? verifications(config) : []),
    ],
    links: indexed ? [{ rel: 'canonical', href: url }, ...alternateLinks(whole, page), ...feedLink(site, page)] : [],
    jsonLd: indexed ? jsonLdText(structuredData({ site, page, inventory, url, image })) : '',
  };
}
