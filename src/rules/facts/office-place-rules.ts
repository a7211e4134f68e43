import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { bareWords } from '../../model/bare-words';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { reachOf } from '../../model/reach';
import { isInState } from '../../model/us-state-bounds';
import { stateCode, stateName } from '../../model/us-states';
import type { Path } from '../../reading/position';
import type { ConfigRule, RuleFinding } from '../rule';
import { placeName, saysPlace } from '../says-place';
import { distance, isLikely } from './place-fact-rules';

/** Kilometers: one point; the middle of a town; an office and its town; an office and the nearest place it serves; what is farther than the last is another country. */
const [onePoint, inMiddle, inTown, inReach, abroad] = [0.5, 5, 40, 150, 1500];

type Pin = NonNullable<Office['coordinates']>;

/** The name of a town, however its saint, mount or fort is written. */
const townName = (city: string): string =>
  bareWords(placeName(city))
    .replace(/\b(?:saint|sainte)\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bfort\b/g, 'ft');

const isTown = (one: string, other: string): boolean => townName(one) === townName(other);

/** How a town may be called in full whose name has words made short: "Weilheim i. OB", "Frankfurt a. M.". */
function inFull(city: string): RegExp {
  const [town = '', ...words] = townName(city).split(' ').map(escapeRegExp);
  const further = words.map((word) => (word.length < 4 ? [...word, ''].join(String.raw`\p{L}*`) : word));
  return new RegExp(`^${[town, ...further].join(String.raw` (?:\p{L}+ )*`)}$`, 'u');
}

/** True where one name has the other in it, a part of a town or a longer name of it, or is it in short. */
export const isAkin = (one: string, other: string): boolean =>
  townName(one).includes(townName(other)) ||
  townName(other).includes(townName(one)) ||
  inFull(one).test(townName(other)) ||
  inFull(other).test(townName(one));

/** The towns of the site that have a pin, the nearest to a point first, with the kilometers to each. */
const placesFrom = (point: Pin, config: SiteConfig): { name: string; km: number }[] =>
  config.areas.cities
    .flatMap(({ name, coordinates }) => {
      const pin = coordinates && { latitude: coordinates[0], longitude: coordinates[1] };
      return pin && isLikely(pin, config) ? [{ name, km: distance(point, pin) }] : [];
    })
    .sort((a, b) => a.km - b.km);

/** Kilometers from a point to the pin of a town, where it has one. */
const kmTo = (point: Pin, city: string, config: SiteConfig): number | undefined =>
  placesFrom(point, config).find(({ name }) => isTown(name, city))?.km;

/** Kilometers from the pins of two offices to the town of the first, as far as it has a pin. */
function kmToTown({ city, coordinates: own }: Office, { coordinates: other }: Office, config: SiteConfig) {
  const [mine, theirs] = [own, other].map((pin) => pin && kmTo(pin, city, config));
  return mine === undefined || theirs === undefined ? undefined : { mine, theirs };
}

/** True where the pin of another office is in an office's town, and its own is not. */
const isMixedUp = (km: ReturnType<typeof kmToTown>): boolean =>
  km !== undefined && km.theirs < inMiddle && km.mine > inTown;

/** True where the pin of each of two offices is by far nearer to the town of the other. */
const areSwapped = (one: ReturnType<typeof kmToTown>, other: ReturnType<typeof kmToTown>): boolean =>
  one !== undefined &&
  other !== undefined &&
  [one, other].every(({ mine, theirs }) => mine > inMiddle && mine > 3 * theirs);

type Amiss = Omit<RuleFinding, 'at'>;

/** What is wrong with the pin of an office, or of the town that is named, far from which it is. */
type OfPin = Amiss & { town?: string; at?: { path: Path } };

const fix = 'write where the office is: degrees north, then degrees east (negative west of Greenwich)';

/** What is wrong with the pin of an office that has the one of another town's office; of two that are swapped, the first tells. */
function mixedUp(office: Office, config: SiteConfig): Amiss | 'told there' | undefined {
  const { offices } = config.business;
  for (const other of offices.filter(({ city }) => !isTown(city, office.city))) {
    const [here, there] = [kmToTown(office, other, config), kmToTown(other, office, config)];
    if (areSwapped(here, there) && other.coordinates)
      return offices.indexOf(other) < offices.indexOf(office)
        ? 'told there'
        : {
            found: `the coordinates of this office and of "${other.name}" are swapped`,
            fix: `write { latitude: ${other.coordinates.latitude}, longitude: ${other.coordinates.longitude} } here, and these there`,
          };
    if (there === undefined && isMixedUp(here))
      return {
        found: `this is ${Math.round(here?.mine ?? 0)} km from ${office.city}, where areas.cities has it, and "${other.name}" is there`,
        fix: 'swap the coordinates of the two offices, or mend those of the city',
      };
    if (here === undefined && isMixedUp(there)) return 'told there';
  }
  return undefined;
}

/** The one town on the list, where it is not in the state of an office that its pin and its address agree on. */
function areaAstray({ address }: Office, pin: Pin, nearest: string, { areas, seo }: SiteConfig) {
  const state = seo.region.startsWith('US') ? stateCode(address?.region ?? '') : undefined;
  const index = areas.cities.findIndex(({ name }) => name === nearest);
  const [latitude = 0, longitude = 0] = areas.cities[index]?.coordinates ?? [];
  if (state === undefined || !isInState(pin, state) || isInState({ latitude, longitude }, state)) return undefined;
  return {
    found: `${nearest} is ${Math.round(distance(pin, { latitude, longitude }))} km from the nearest office, and not in ${stateName(state)}`,
    fix: 'write where the town is: degrees north, then degrees east (negative in America)',
    town: nearest,
    at: { path: ['areas', 'cities', index, 'coordinates'] },
  };
}

/** What is wrong with the pin of an office, as far as the other pins of the site tell. */
function pinAmiss(office: Office, pin: Pin, config: SiteConfig): OfPin | undefined {
  const { city } = office;
  const places = placesFrom(pin, config);
  const own = places.find(({ name }) => isTown(name, city));
  const [nearest] = places;
  const mixed = mixedUp(office, config);
  if (mixed) return mixed === 'told there' ? undefined : mixed;
  if (own)
    return own.km > inTown
      ? { found: `this is ${Math.round(own.km)} km from ${own.name}, where areas.cities has it`, fix }
      : undefined;
  if (nearest && nearest.km < onePoint && !saysPlace(nearest.name, city) && !isAkin(nearest.name, city))
    return { found: `this is at ${nearest.name}, where areas.cities has it, and the office is in ${city}`, fix };
  const far = Math.max(inReach, 3 * (reachOf(config)?.kilometers ?? 0));
  if (!nearest || nearest.km <= far || nearest.km >= abroad) return undefined;
  const found = `the nearest place that is served, ${nearest.name}, is ${Math.round(nearest.km)} km away`;
  const orThere = `${fix}; or mend the coordinates of ${nearest.name} under areas`;
  const [meant, ...more] = turned(pin).filter((other) => (placesFrom(other, config)[0]?.km ?? far) < far);
  return meant && more.length === 0
    ? { found, fix: `write { latitude: ${meant.latitude}, longitude: ${meant.longitude} }`, change: { to: meant } }
    : (areaAstray(office, pin, nearest.name, config) ?? { found, fix: orThere, town: nearest.name });
}

/** Where a pin is with its minus taken away or added, or with its two numbers swapped. */
const turned = ({ latitude, longitude }: Pin): Pin[] => [
  { latitude, longitude: -longitude },
  { latitude: -latitude, longitude },
  { latitude: longitude, longitude: latitude },
];

/** Whether offices are where it is said that they are. */
export const officePlaceRules: readonly ConfigRule[] = [
  {
    code: 'fact/office-elsewhere',
    severity: 'error',
    instead: ['fact/coordinates-other-state', 'fact/coordinates-twice', 'fact/offices-apart'],
    why: 'A pin in another town than the office sends people there.',
    find: (config) => {
      const amiss = config.business.offices.map((office) => {
        const { coordinates: pin } = office;
        return pin && isLikely(pin, config) ? pinAmiss(office, pin, config) : undefined;
      });
      // Of a town that is astray it is told once, and not of the offices that are far from it.
      const astray = amiss.find((one) => one?.at !== undefined);
      return amiss.flatMap((one, index): RuleFinding[] => {
        if (one === undefined || (one !== astray && astray !== undefined && one.town === astray.town)) return [];
        const { town: _, at = { path: ['business', 'offices', index, 'coordinates'] }, ...told } = one;
        return [{ ...told, at }];
      });
    },
  },
  {
    code: 'fact/offices-apart',
    severity: 'error',
    instead: ['fact/coordinates-other-state'],
    why: 'Of two offices in one town that lie far from each other, a map shows one where it is not.',
    find: (config) => {
      const { offices } = config.business;
      return offices.flatMap((office, index) => {
        const pin = office.coordinates;
        const first = offices.slice(0, index).find(({ city, coordinates }) => coordinates && isTown(city, office.city));
        const km = pin && first?.coordinates ? distance(pin, first.coordinates) : 0;
        const areKnown = [pin, first?.coordinates].every((point) => point && isLikely(point, config));
        return km > inTown && areKnown
          ? [
              {
                found: `this is ${Math.round(km)} km from "${first?.name}", and both are in ${office.city}`,
                fix: `${fix}; or mend those of "${first?.name}"`,
                at: { path: ['business', 'offices', index, 'coordinates'] },
              },
            ]
          : [];
      });
    },
  },
];
