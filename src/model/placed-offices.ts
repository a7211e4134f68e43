import type { SiteConfig } from '../../schemas/site';
import type { Office } from '../../schemas/site/business';

/** An office whose place on a map is known. */
export type PlacedOffice = Office & Required<Pick<Office, 'coordinates'>>;

/** The offices that a map can show. */
export const placedOffices = ({ offices }: SiteConfig['business']): PlacedOffice[] =>
  offices.flatMap(({ coordinates, ...office }) => (coordinates ? [{ ...office, coordinates }] : []));

/** True where a map can be drawn that says something: an office's place, with how far it works or the region's outline. */
export const canDrawMap = ({ business, areas }: Pick<SiteConfig, 'business' | 'areas'>): boolean =>
  placedOffices(business).length > 0 && (business.radius !== undefined || areas.outline !== undefined);
