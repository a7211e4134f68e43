import type { Office } from '../../../schemas/site/business';
import { officeTowns, placeNames } from '../listed-places';
import { findingsAt, type TextRule } from '../rule';
import { placeName } from '../says-place';
import {
  basedIn,
  numberOf,
  officeCount,
  officeIn,
  officesAtStart,
  officesIn,
  officeToVisit,
  oneMoreIn,
  shopCount,
} from './claim-patterns';
import { officesWords } from './told-claims';
import { inLedger, unproven } from './unproven';

/** What the business says of its offices, against their list. */
export const officeClaimRules: readonly TextRule[] = [
  {
    ...officesWords,
    words:
      'offices locations branches shops stores showrooms clinics practices studios salons restaurants hotels workshops bakeries garages surgeries'.split(
        ' ',
      ),
    find: (text, context) => {
      const all = context.config.business.offices;
      // One with a phone alone is an office to some, and none to others; one that is called a line is none to anybody.
      const isLine = ({ address, name }: Office): boolean => !address && /\b(?:line|phone|hotline)$/i.test(name);
      const [known, houses] = [
        all.filter((office) => !isLine(office)).length,
        all.filter(({ address }) => address).length,
      ];
      const isCount = (number: string, counts: readonly number[]): boolean => counts.includes(numberOf(number));
      const told = [
        ...[officeCount, shopCount].flatMap((pattern) =>
          unproven(text, context, pattern, ([, number = '']) => isCount(number, [known, houses])),
        ),
        ...unproven(text, context, officesAtStart, ([, number = '']) => isCount(number, [all.length, known, houses])),
      ];
      return findingsAt(told.slice(0, 1), (claim) => ({
        found: `"${claim}": site.config.yaml has ${all.length}${known < all.length ? `, of which ${all.length - known} is a line` : ''}`,
        fix: `write how many there are, add the others to business.offices, ${inLedger}`,
      }));
    },
  },
  {
    ...officesWords,
    words: ['office', 'branch', 'showroom', 'shop', 'store', 'based', 'headquarters', 'headquartered', 'offices'],
    find: (text, context) => {
      const { business } = context.config;
      const places = placeNames(context.config);
      const isOffice = (place: string) =>
        officeTowns(context.config).some((town) => placeName(town) === placeName(place));
      const elsewhere = [officeIn, basedIn].flatMap((pattern) =>
        unproven(text, context, pattern, ([, place = '']) => {
          return !places.includes(place) || isOffice(place);
        }),
      );
      const further = [
        ...unproven(text, context, oneMoreIn, ([, place = '']) => !places.includes(place) || isOffice(place)),
        // Among towns with an office one without is meant as one with.
        ...unproven(text, context, officesIn, ([, list = '']) => {
          const towns = list.split(/,? and |, /);
          return towns.every(isOffice) || !towns.some(isOffice);
        }),
      ];
      const visited = business.offices.some(({ address }) => address) ? [] : unproven(text, context, officeToVisit);
      return findingsAt([...elsewhere, ...further, ...visited], (claim) => ({
        found: `"${claim}": business.offices has none there that can be visited`,
        fix: `add it to business.offices with its address, say that you come to the customer, ${inLedger}`,
      }));
    },
  },
];
