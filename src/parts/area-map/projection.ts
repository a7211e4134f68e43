/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A circle around a place, its radius in miles. */
export interface Ring {
  center: Place;
  miles: number;
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
/** Room around what is drawn, as a part of the widest ring, or in miles where there is none; above it there is three times as much, for a word over a ring. */
const marginOf = (rings: readonly Ring[]): number => Math.max(...rings.map(({ miles }) => miles)) / 10 || 10;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A flat map (equirectangular, true to scale around the middle) that holds all `places` and `rings`. */
export function projectionFor(places: readonly Place[], rings: readonly Ring[]): Projection {
  const latitudes = [...places, ...rings.map(({ center }) => center)].map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const milesEast = ({ longitude }: Place) => longitude * milesPerDegree * Math.cos((middle * Math.PI) / 180);
  const milesNorth = ({ latitude }: Place) => latitude * milesPerDegree;
  const reach = [...places.map((center) => ({ center, miles: 0 })), ...rings];
  const margin = marginOf(rings);
  const left = Math.min(...reach.map(({ center, miles }) => milesEast(center) - miles)) - margin;
  const right = Math.max(...reach.map(({ center, miles }) => milesEast(center) + miles)) + margin;
  const top = Math.max(...reach.map(({ center, miles }) => milesNorth(center) + miles)) + 3 * margin;
  const bottom = Math.min(...reach.map(({ center, miles }) => milesNorth(center) - miles)) - margin;
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
