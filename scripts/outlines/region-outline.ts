import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoIdentity, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Corner, Frame } from '../../src/model/site';

/** Borders in the public domain, the smallest regions first: the states of the US Census, the countries of Natural Earth. */
const atlases = [
  { file: 'us-atlas/states-10m.json', object: 'states' },
  { file: 'world-atlas/countries-50m.json', object: 'countries' },
] as const;

/** How many corners an outline has at most: enough to be known by, few enough to weigh nothing. */
const mostCorners = 90;

type Weighted = Topology<{ [name: string]: GeometryCollection }>;

const loaded = new Map<string, Weighted>();

function atlasIn(file: string): Weighted {
  const known = loaded.get(file);
  if (known) return known;
  const text = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  const weighted = presimplify(JSON.parse(text) as Weighted);
  loaded.set(file, weighted);
  return weighted;
}

/** East, north, and what its corner weighs. */
type Position = number[];

const isIn = (rings: Position[][], [latitude, longitude]: Corner): boolean =>
  geoContains({ type: 'Polygon', coordinates: rings }, [longitude, latitude]);

/** The parts of the regions of an atlas: the rings of each, its border first, each corner with its weight behind it. */
function partsOf(atlas: Weighted, object: string): Position[][][] {
  const { [object]: regions } = atlas.objects;
  if (!regions) return [];
  return feature(atlas, regions).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
}

/** How far offshore a place may lie and still be on land: borders of the world pass by quays, bays and small islands. */
const offshore = 0.3;

/** How far a place is from a border, in degrees of latitude, on a map as flat as the earth is so near to it. */
function distanceTo(border: readonly Position[], [latitude, longitude]: Corner): number {
  const flat = Math.cos((latitude * Math.PI) / 180);
  const points = border.map(([east = 0, north = 0]) => [(east - longitude) * flat, north - latitude] as const);
  return Math.min(
    ...points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      const [stepX, stepY] = [x - fromX, y - fromY];
      const along = Math.min(1, Math.max(0, -(fromX * stepX + fromY * stepY) / (stepX ** 2 + stepY ** 2 || 1)));
      return Math.hypot(fromX + along * stepX, fromY + along * stepY);
    }),
  );
}

/** The border of the part that a place lies before, where one is near. */
function borderNear(parts: readonly Position[][][], place: Corner): Position[] | undefined {
  const [nearest] = parts
    .flatMap(([border = []]) => {
      const isAround = border.some(
        ([east = 0, north = 0]) => Math.abs(north - place[0]) < 2 && Math.abs(east - place[1]) < 4,
      );
      const distance = isAround ? distanceTo(border, place) : offshore;
      return distance < offshore ? [{ border, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
  return nearest?.border;
}

/** The largest ring of a border, as much of it as is in a frame. */
function ringIn(border: Position[], frame: Frame | undefined): Corner[] {
  const rings: Position[][] = [];
  const { from, to } = frame ?? { from: [-90, -180], to: [90, 180] };
  const flat = geoIdentity().clipExtent([
    [from[1], from[0]],
    [to[1], to[0]],
  ]);
  geoPath(flat, {
    beginPath() {},
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    arc() {},
    closePath() {},
  })({ type: 'Polygon', coordinates: [border] });
  const [largest = []] = rings.sort((a, b) => b.length - a.length);
  return largest.map(([longitude = 0, latitude = 0]): Corner => [rounded(latitude), rounded(longitude)]);
}

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** A border as finely as the number of its corners allows: what weighs least in its form goes first (Visvalingam). */
function coarsened(border: readonly Position[], frame: Frame | undefined): Corner[] | undefined {
  for (let least = 1e-6; ; least *= 2) {
    const ring = ringIn(
      border.filter(([, , weight = 0]) => weight >= least),
      frame,
    );
    if (ring.length <= mostCorners) return ring.length < 3 ? undefined : ring;
  }
}

/**
 * The border of the state or the country that a place is in or lies before, or its part in a frame, with at most 90 corners;
 * nothing for a place at sea.
 */
export function regionOutline(place: Corner, frame?: Frame): Corner[] | undefined {
  const known: Position[][][] = [];
  for (const { file, object } of atlases) {
    const parts = partsOf(atlasIn(file), object);
    const [border] = parts.find((rings) => isIn(rings, place)) ?? [];
    if (border) return coarsened(border, frame);
    known.push(...parts);
  }
  const border = borderNear(known, place);
  return border && coarsened(border, frame);
}
