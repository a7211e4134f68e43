import type { SiteConfig } from '../../schemas/site';
import type { Head } from '../model/head';
import type { Page } from '../model/site';

/** Where the page's office stands; nothing for an office without an address. */
export function geoTags({ business, seo }: SiteConfig, page: Page): Head['meta'] {
  const office = business.offices.find(({ id }) => id === page.office);
  if (!office?.address) return [];
  const { coordinates } = office;
  return [
    { name: 'geo.region', content: seo.region },
    { name: 'geo.placename', content: [office.address.city, office.address.region].filter(Boolean).join(', ') },
    ...(coordinates
      ? [
          { name: 'geo.position', content: `${coordinates.latitude};${coordinates.longitude}` },
          { name: 'ICBM', content: `${coordinates.latitude}, ${coordinates.longitude}` },
        ]
      : []),
  ];
}
