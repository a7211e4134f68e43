import type { SiteConfig } from '../../../schemas/site';
import { distance, isLikely } from '../facts/place-fact-rules';
import { findingsAt, type TextRule } from '../rule';
import { placeName } from '../says-place';
import { unproven } from './unproven';

const name = String.raw`(?:(?:St|Mt|Ft)\. )?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*`;

/** How far one place is from another: "Lockhart is 20 miles from our Seguin office". */
const apart = new RegExp(
  String.raw`(${name}|\{city\})\s+(?:is|lies|sits|stands)\s+(?:about |some |only |just |roughly |around |less than |more than )*(\d+)[ -](miles?|km|kilomet(?:er|re)s?)\s+(?:north|south|east|west|\p{L}+(?:east|west)\s)?\s*(?:away\s+)?(?:from|of)\s+(?:our\s+(?:office in\s+)?)?(${name})`,
  'gu',
);

/** A road is longer than the way of a bird, by how much at most; and kilometers by which a round number may be off. */
const [shortest, longest, loose] = [0.75, 2.2, 12];

type Pin = { latitude: number; longitude: number };

/** Where a place of the site is, as far as that is known. */
function pinOf(place: string, { areas, business }: SiteConfig): Pin | undefined {
  const isIt = (other: string): boolean => placeName(other) === placeName(place);
  const city = areas.cities.find((one) => isIt(one.name))?.coordinates;
  return city ? { latitude: city[0], longitude: city[1] } : business.offices.find((one) => isIt(one.city))?.coordinates;
}

/** Distances between two places of the site, against their coordinates. */
export const distanceRules: readonly TextRule[] = [
  {
    code: 'claim/distance',
    severity: 'warning',
    why: 'Who lives there knows how far it is; a distance that cannot be tells that the text was written for another place.',
    words: ['mile', 'miles', 'km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
    find: (text, context) => {
      const { config, page } = context;
      const own = page && 'city' in page ? String(page.city) : '';
      const told = unproven(text, context, apart, ([, one = '', count, measure = '', other = '']) => {
        const [from, to] = [one === '{city}' ? own : one, other].map((place) => pinOf(place, config));
        if (!from || !to || ![from, to].every((pin) => isLikely(pin, config))) return true;
        const said = Number(count) * (measure.startsWith('mile') ? 1.609 : 1);
        const far = distance(from, to);
        return said > far * shortest - loose && said < far * longest + loose;
      });
      return findingsAt(told, (claim) => ({
        found: `"${claim}" is not how far it is by the coordinates of the two`,
        fix: 'mend the distance, or the name of the place',
      }));
    },
  },
];
