/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A circle around a place, its radius in kilometers. */
export interface Ring {
  center: Place;
  kilometers: number;
}

/** Puts places on a drawing of `width` by `height` units; `scale` is how many of them a kilometer has. */
export interface Projection {
  width: number;
  height: number;
  scale: number;
  point: (place: Place) => Point;
}

const kilometersPerDegree = 111.05;
const width = 560;
/** Room around what is drawn, as a part of the widest ring, or in kilometers where there is none; above it there is three times as much, for a word over a ring. */
const marginOf = (rings: readonly Ring[]): number => Math.max(...rings.map(({ kilometers }) => kilometers)) / 10 || 16;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A flat map (equirectangular, true to scale around the middle) that holds all `places` and `rings`. */
export function projectionFor(places: readonly Place[], rings: readonly Ring[]): Projection {
  const latitudes = [...places, ...rings.map(({ center }) => center)].map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const east = ({ longitude }: Place) => longitude * kilometersPerDegree * Math.cos((middle * Math.PI) / 180);
  const north = ({ latitude }: Place) => latitude * kilometersPerDegree;
  const reach = [...places.map((center) => ({ center, kilometers: 0 })), ...rings];
  const margin = marginOf(rings);
  const left = Math.min(...reach.map(({ center, kilometers }) => east(center) - kilometers)) - margin;
  const right = Math.max(...reach.map(({ center, kilometers }) => east(center) + kilometers)) + margin;
  const top = Math.max(...reach.map(({ center, kilometers }) => north(center) + kilometers)) + 3 * margin;
  const bottom = Math.min(...reach.map(({ center, kilometers }) => north(center) - kilometers)) - margin;
  const scale = width / (right - left);
  return {
    width,
    height: Math.round((top - bottom) * scale),
    scale,
    point: (place) => ({
      x: rounded((east(place) - left) * scale),
      y: rounded((top - north(place)) * scale),
    }),
  };
}
