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

/** The part of a region of an atlas that a place is in, each corner with its weight behind it. */
function regionAround(atlas: Weighted, object: string, place: Corner): Position[][] | undefined {
  const { [object]: regions } = atlas.objects;
  if (!regions) return undefined;
  return feature(atlas, regions)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [],
    )
    .find((rings) => isIn(rings, place));
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
 * The border of the state or the country that a place is in, or its part in a frame, with at most 90 corners; nothing for a
 * place at sea.
 */
export function regionOutline(place: Corner, frame?: Frame): Corner[] | undefined {
  for (const { file, object } of atlases) {
    const [border] = regionAround(atlasIn(file), object, place) ?? [];
    if (border) return coarsened(border, frame);
  }
  return undefined;
}
