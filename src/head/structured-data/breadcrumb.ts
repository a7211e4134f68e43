import type { BreadcrumbList, IdReference, ListItem } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import type { GraphSource } from './graph-source';
import type { Node } from './node';

/** The id of the page's breadcrumb; `undefined` where the page stands at the top. */
export const breadcrumbId = ({ page, url }: GraphSource): string | undefined =>
  page.breadcrumb.length > 1 ? `${url}#breadcrumb` : undefined;

/** The breadcrumb as the page shows it; the last crumb is the page itself and needs no address. */
export function breadcrumbNodes(source: GraphSource): Node[] {
  const id = breadcrumbId(source);
  if (!id) return [];
  const { page, site } = source;
  const last = page.breadcrumb.length - 1;
  const list: BreadcrumbList & IdReference = {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: page.breadcrumb.map(
      ({ label, route }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: index < last ? absoluteUrl(site.config, route) : undefined,
      }),
    ),
  };
  return [list];
}
