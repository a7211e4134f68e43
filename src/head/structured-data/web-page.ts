import type { IdReference, WebPage, WebSite } from 'schema-dts';
import type { Purpose } from '../../../schemas/page';
import { languageOf } from '../../model/words/words-of';
import { absoluteUrl } from '../absolute-url';
import { firstPicture } from '../first-picture';
import { modifiedDay } from '../modified-day';
import { largestJpeg } from '../rendition';
import { searchRoute } from '../search-route';
import { alternateNameOf } from './alternate-name';
import { breadcrumbId } from './breadcrumb';
import type { GraphSource } from './graph-source';
import { businessId, websiteId } from './ids';
import type { Node } from './node';
import { purposeOf } from './purpose';

/** What schema.org calls a page of each purpose. */
const pageTypes = {
  page: 'WebPage',
  service: 'WebPage',
  financing: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  collection: 'CollectionPage',
} as const satisfies Record<Purpose, WebPage['@type']>;

const language = ({ site }: GraphSource): string => languageOf(site.config);

/** How the site is searched, where one of its pages does that; `schema-dts` has no type for the words of the input. */
function searchAction({ site }: GraphSource) {
  const route = searchRoute(site);
  if (route === undefined) return undefined;
  const urlTemplate = `${absoluteUrl(site.config, route)}?q={search_term_string}`;
  const action = { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate } } as const;
  return { ...action, 'query-input': 'required name=search_term_string' };
}

/** The site as a whole; how it is searched stands on home, where search engines look for it. */
export function websiteNode(source: GraphSource): Node {
  const { config } = source.site;
  const website: WebSite & IdReference = {
    '@type': 'WebSite',
    '@id': websiteId(config),
    url: absoluteUrl(config, '/'),
    name: config.business.name,
    alternateName: alternateNameOf(config.business),
    inLanguage: language(source),
    publisher: { '@id': businessId(config) },
    potentialAction: source.page.route === '/' ? searchAction(source) : undefined,
  };
  return website;
}

/** The page itself; its canonical address is its id. */
export function webPageNode(source: GraphSource): Node {
  const { site, page, url, inventory } = source;
  // The picture of the site's cards is not on every page.
  const shown = firstPicture(page.sections, inventory.pictures);
  const breadcrumb = breadcrumbId(source);
  const webPage: WebPage & IdReference = {
    '@type': pageTypes[purposeOf(page)],
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: language(source),
    isPartOf: { '@id': websiteId(site.config) },
    about: { '@id': businessId(site.config) },
    primaryImageOfPage: shown && { '@type': 'ImageObject', url: largestJpeg(site.config, inventory, shown.src).url },
    breadcrumb: breadcrumb ? { '@id': breadcrumb } : undefined,
    dateModified: modifiedDay(page),
  };
  return webPage;
}
