import type { SiteData } from '../../model/page-data';
import { placedOffices } from '../../model/placed-offices';
import { type Place, type Projection, projectionFor, type Ring } from './projection';

export const degreesOf = ([latitude, longitude]: readonly [number, number]): Place => ({ latitude, longitude });

/** The name of the region's outline in the file of drawings: it is the same on all pages. */
export const regionId = 'region';

/** How a site's places are put on its map, a ring around each of its offices, and the corners of the region's outline, where it has one. */
export function mapOf({ business, areas, reach }: Pick<SiteData, 'business' | 'areas' | 'reach'>): {
  map: Projection;
  rings: Ring[];
  outline?: string;
} {
  const corners = (areas.outline ?? []).map(degreesOf);
  const rings = placedOffices(business).map(({ coordinates: center }) => ({
    center,
    kilometers: reach?.kilometers ?? 0,
  }));
  const map = projectionFor(corners, rings);
  const outline = corners.map(map.point).map(({ x, y }) => `${x},${y}`);
  return { map, rings, ...(outline.length > 0 && { outline: outline.join(' ') }) };
}
