import type { SiteConfig } from '../../../schemas/site';
import { countryOf } from '../../model/words/words-of';
import type { Path } from '../../reading/position';
import { type ConfigRule, offer, type RuleFinding } from '../rule';
import { isNoPart, partAmiss } from './country-parts';
import { isRegion, regionMeant } from './region-code';

interface Point {
  latitude: number;
  longitude: number;
  path: Path;
}

/** Every pin of the site: offices, then cities. */
const points = ({ business, areas }: SiteConfig): Point[] => [
  ...business.offices.flatMap(({ coordinates }, index) =>
    coordinates ? [{ ...coordinates, path: ['business', 'offices', index, 'coordinates'] }] : [],
  ),
  ...areas.cities.flatMap(({ coordinates }, index) =>
    coordinates
      ? [{ latitude: coordinates[0], longitude: coordinates[1], path: ['areas', 'cities', index, 'coordinates'] }]
      : [],
  ),
];

/** Kilometers between two points on a globe (haversine formula). */
export function distance(one: Omit<Point, 'path'>, other: Omit<Point, 'path'>): number {
  const rad = Math.PI / 180;
  const [north, east] = [(other.latitude - one.latitude) * rad, (other.longitude - one.longitude) * rad];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(one.latitude * rad) * Math.cos(other.latitude * rad) * Math.sin(east / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Farther from most others than this is another country. */
const farthest = 1500;

const half = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Rough bounds of countries whose longitude is west all through, by their ISO 3166 code: south, north, west, east. */
const bounds: Readonly<Record<string, [number, number, number, number]>> = {
  US: [18, 72, -180, -65],
  CA: [41, 84, -142, -52],
  MX: [14, 33, -119, -86],
  GB: [49, 61, -9, 2],
  IE: [51, 56, -11, -5],
  DE: [47, 56, 5, 16],
  AT: [46, 50, 9, 18],
  CH: [45, 48, 5, 11],
  FR: [41, 52, -6, 10],
  ES: [27, 44, -19, 5],
  PT: [32, 43, -32, -6],
  IT: [35, 48, 6, 19],
  NL: [50, 54, 3, 8],
  BE: [49, 52, 2, 7],
  PL: [49, 55, 14, 25],
  AU: [-44, -9, 112, 160],
  NZ: [-48, -33, 165, 180],
  ...{ IN: [6, 37, 68, 98], JP: [24, 46, 122, 154], SG: [1, 2, 103, 105], PH: [4, 22, 116, 127], TH: [5, 21, 97, 106] },
  ...{ ZA: [-47, -22, 16, 38], KE: [-5, 6, 33, 42], NG: [4, 14, 2, 15], EG: [21, 32, 24, 37], MA: [20, 36, -18, 0] },
  ...{ BR: [-34, 6, -74, -28], AR: [-56, -21, -74, -53], CL: [-57, -17, -110, -66], CO: [-5, 14, -82, -66] },
  ...{ SE: [55, 70, 10, 25], NO: [57, 81, 4, 34], DK: [54, 58, 8, 16], FI: [59, 71, 19, 32], LU: [49, 51, 5, 7] },
  ...{ CZ: [48, 52, 12, 19], HU: [45, 49, 16, 23], GR: [34, 42, 19, 30], TR: [35, 43, 25, 45], IL: [29, 34, 34, 36] },
};

/** True where nothing is wrong with a point by itself: what else hangs on it can be told. */
export const isLikely = (point: Omit<Point, 'path'>, config: SiteConfig): boolean =>
  !isZero(point) && isAtHome(point, config);

/** True where a point can be in the country of the site; of a country that is not listed nothing is known. */
function isAtHome({ latitude, longitude }: Omit<Point, 'path'>, { seo }: SiteConfig): boolean {
  const [south, north, west, east] = bounds[seo.region?.slice(0, 2) ?? ''] ?? [-90, 90, -180, 180];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

const isZero = ({ latitude, longitude }: Omit<Point, 'path'>): boolean =>
  Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01;

/** Kilometers from a point to the nearest of the others. */
const toNearestOf = (point: Omit<Point, 'path'>, others: readonly Point[]): number =>
  Math.min(...others.map((other) => distance(point, other)));

/** What a point was meant to be that can be in its country, far from all others of the site, and is beside them with another sign. */
function beside(point: Point, config: SiteConfig): ReturnType<typeof mended> {
  const others = points(config).filter(({ path }) => path !== point.path && String(path) !== String(point.path));
  const to = { latitude: point.latitude, longitude: -point.longitude };
  return others.length > 0 && isAtHome(to, config) && toNearestOf(point, others) > 250 && toNearestOf(to, others) < 100
    ? { what: point.longitude > 0 ? 'lack a minus' : 'have a minus too many', to }
    : undefined;
}

/** What a point was meant to be, where the same figures otherwise would be at home. */
function mended(
  { latitude, longitude }: Point,
  config: SiteConfig,
): { what: string; to: Omit<Point, 'path'> } | undefined {
  const tries = [
    { what: 'are swapped', to: { latitude: longitude, longitude: latitude } },
    { what: 'lack a minus', to: { latitude, longitude: -longitude } },
    { what: 'lack a minus', to: { latitude: -latitude, longitude } },
    { what: 'are swapped and lack a minus', to: { latitude: longitude, longitude: -latitude } },
  ];
  return tries.find(({ to }) => Math.abs(to.latitude) <= 90 && isAtHome(to, config));
}

const tell = ({ path }: Point, found: string, fix: string): RuleFinding => ({ found, fix, at: { path } });

/** Where things are on the map. */
export const placeFactRules: readonly ConfigRule[] = [
  {
    code: 'fact/coordinates-zero',
    severity: 'error',
    why: 'At 0, 0 is the sea: a map would show the office there.',
    find: (config) =>
      points(config)
        .filter(isZero)
        .map((point) =>
          tell(
            point,
            'these coordinates lie in the sea off Africa',
            'write where the place is: degrees north, then degrees east',
          ),
        ),
  },
  {
    code: 'fact/coordinates-wrong-way',
    severity: 'error',
    why: 'North and east the wrong way round, or a minus that is missing, are another continent.',
    find: (config) =>
      points(config).flatMap((point) => {
        const better = isZero(point)
          ? undefined
          : isAtHome(point, config)
            ? beside(point, config)
            : mended(point, config);
        return better
          ? [
              {
                found: `these coordinates ${better.what}`,
                fix: `write ${better.to.latitude} north and ${better.to.longitude} east`,
                at: { path: point.path },
                change: { to: point.path.includes('cities') ? [better.to.latitude, better.to.longitude] : better.to },
                unsure: true,
              },
            ]
          : [];
      }),
  },
  {
    code: 'fact/coordinates-far',
    severity: 'error',
    instead: ['fact/coordinates-other-state'],
    why: 'A pin in another country sends people there.',
    find: (config) => {
      const all = points(config).filter((point) => !isZero(point));
      const middle = {
        latitude: half(all.map(({ latitude }) => latitude)),
        longitude: half(all.map(({ longitude }) => longitude)),
      };
      return all
        .filter((point) =>
          isAtHome(point, config) ? all.length > 2 && distance(point, middle) > farthest : !mended(point, config),
        )
        .map((point) =>
          tell(
            point,
            'these coordinates are far from the country or the other places',
            'write where the place is: degrees north, then degrees east',
          ),
        );
    },
  },
  {
    code: 'fact/region-form',
    severity: 'error',
    why: 'Search engines read the region as a code of ISO 3166-2.',
    find({ seo: { region }, locale, business }) {
      if (isRegion(region) && !isNoPart(region)) return [];
      if (isRegion(region))
        return [
          {
            found: `${region.slice(0, 2)} has no part ${region.slice(3)}`,
            fix: `write ${region.slice(0, 2)} alone, or the code of the part as ISO 3166-2 has it`,
            at: { path: ['seo', 'region'] },
          },
        ];
      const to = regionMeant(region, locale ?? 'en-US', business);
      return [
        {
          found: `"${region}" is no code of a region`,
          fix: `write ${to ?? 'a code such as US-OK, DE-BY or GB-ENG'}`,
          at: { path: ['seo', 'region'] },
          ...(to !== undefined && { change: { to } }),
        },
      ];
    },
  },
  {
    code: 'fact/region-unknown',
    severity: 'error',
    why: 'A state or province that there is not makes letters go astray, and maps look elsewhere.',
    find: (config) =>
      config.business.offices.flatMap(({ address }, index) => {
        const country = countryOf(config);
        const amiss = address?.region === undefined ? undefined : partAmiss(address.region, country);
        if (!amiss) return [];
        return [
          {
            found: `"${address?.region}" is no state or province of ${country}`,
            ...(amiss.meant === undefined
              ? { fix: 'write its name or its letters as the post has them' }
              : offer(amiss.meant)),
            at: { path: ['business', 'offices', index, 'address', 'region'] },
          },
        ];
      }),
  },
];
