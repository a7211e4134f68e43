import type { SiteConfig } from '../../schemas/site';
import { placedOffices } from '../model/placed-offices';
import { reachOf } from '../model/reach';
import type { Corner, Frame, Inventory } from '../model/site';

/** How many times as far as a business works the drawn map shows of its surroundings. */
const surroundings = 5;
const kilometersPerDegree = 111.05;

/** What a map shows around the offices of a business that says how far it works. */
function frameAround(places: readonly Corner[], kilometers: number): Frame {
  const [north, east] = [places.map(([latitude]) => latitude), places.map(([, longitude]) => longitude)];
  const up = (kilometers * surroundings) / kilometersPerDegree;
  const across = up / Math.cos((Math.max(...north.map(Math.abs)) * Math.PI) / 180);
  return {
    from: [Math.min(...north) - up, Math.min(...east) - across],
    to: [Math.max(...north) + up, Math.max(...east) + across],
  };
}

/**
 * A configuration with the border of the region that its first placed office is in, for the drawn map; as it is where it has
 * one itself, where no office has coordinates, and where no borders are at hand.
 */
export function withOutline(config: SiteConfig, outlineAround: Inventory['outlineAround']): SiteConfig {
  const places = placedOffices(config.business).map(
    ({ coordinates: { latitude, longitude } }): Corner => [latitude, longitude],
  );
  const [first] = places;
  if (config.areas.outline || !first || !outlineAround) return config;
  const reach = reachOf(config);
  const outline = outlineAround(first, reach && frameAround(places, reach.kilometers));
  return outline ? { ...config, areas: { ...config.areas, outline } } : config;
}
