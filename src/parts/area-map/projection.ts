/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Puts places on a drawing of `width` by `height` units; `unitsPerMile` is its scale. */
export interface Projection {
  width: number;
  height: number;
  unitsPerMile: number;
  point: (place: Place) => Point;
}

const milesPerDegree = 69;
const width = 560;
/** Room around the outermost place, in miles. */
const margin = 14;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A flat map (equirectangular, true to scale around `center`) that holds all `places` and `radius` miles around the center. */
export function projectionFor(center: Place, radius: number, places: readonly Place[]): Projection {
  const milesEast = ({ longitude }: Place) =>
    (longitude - center.longitude) * milesPerDegree * Math.cos((center.latitude * Math.PI) / 180);
  const milesNorth = ({ latitude }: Place) => (latitude - center.latitude) * milesPerDegree;
  const east = places.map(milesEast);
  const north = places.map(milesNorth);
  const left = Math.min(-radius, ...east) - margin;
  const right = Math.max(radius, ...east) + margin;
  const top = Math.max(radius, ...north) + 2 * margin;
  const bottom = Math.min(-radius, ...north) - margin;
  const unitsPerMile = width / (right - left);
  return {
    width,
    height: Math.round((top - bottom) * unitsPerMile),
    unitsPerMile,
    point: (place) => ({
      x: rounded((milesEast(place) - left) * unitsPerMile),
      y: rounded((top - milesNorth(place)) * unitsPerMile),
    }),
  };
}
