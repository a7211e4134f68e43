import type { SiteConfig } from '../../../schemas/site';
import type { OpeningHours } from '../../../schemas/site/business';
import type { Path } from '../../reading/position';
import type { ConfigRule, RuleFinding } from '../rule';

/** Every list of opening hours, of the business and of offices with their own. */
const lists = ({ business }: SiteConfig): { path: Path; hours: readonly OpeningHours[] }[] => [
  { path: ['business', 'openingHours'], hours: business.openingHours },
  ...business.offices.flatMap(({ openingHours }, index) =>
    openingHours ? [{ path: ['business', 'offices', index, 'openingHours'], hours: openingHours }] : [],
  ),
];

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** How long a place is open from one time to the other, which may be on the next day. */
const length = ({ opens, closes }: OpeningHours): number => {
  const open = minutes(closes) - minutes(opens);
  return open > 0 ? open : open + 24 * 60;
};

/** Longer nights than this may be two times the wrong way round, where the other way round would be a day's work. */
const longestNight = 12 * 60;
const earliest = 5 * 60;

const perStretch = (
  config: SiteConfig,
  judge: (hours: OpeningHours) => (Omit<RuleFinding, 'at'> & { index?: number }) | undefined,
  field: string,
): RuleFinding[] =>
  lists(config).flatMap(({ path, hours }) =>
    hours.flatMap((stretch, index) => {
      const words = judge(stretch);
      if (!words) return [];
      const { index: item, ...finding } = words;
      return [{ ...finding, at: { path: [...path, index, field, ...(item === undefined ? [] : [item])] } }];
    }),
  );

/** When the doors are open. */
export const hourRules: readonly ConfigRule[] = [
  {
    code: 'fact/hours-backward',
    severity: 'warning',
    why: 'Fourteen hours over night are most often two times the wrong way round, which send people to a shut door.',
    find: (config) =>
      perStretch(
        config,
        (hours) =>
          minutes(hours.closes) < minutes(hours.opens) &&
          length(hours) > longestNight &&
          minutes(hours.closes) >= earliest
            ? {
                found: `it opens at ${hours.opens} and closes at ${hours.closes} on the next day`,
                fix: `write opens: "${hours.closes}", closes: "${hours.opens}" if it is open by day; else leave it so, and allow it with a reason`,
              }
            : undefined,
        'closes',
      ),
  },
  {
    code: 'fact/hours-none',
    severity: 'error',
    why: 'A place that closes when it opens is never open, or always: nobody can tell.',
    find: (config) =>
      perStretch(
        config,
        ({ opens, closes }) =>
          opens === closes && opens !== '00:00'
            ? { found: `it opens and closes at ${opens}`, fix: 'write when it closes; 00:00 to 00:00 is the whole day' }
            : undefined,
        'closes',
      ),
  },
  {
    code: 'fact/day-twice',
    severity: 'error',
    why: 'A day that is named twice in one line is a slip for another.',
    find: (config) =>
      perStretch(
        config,
        ({ days }) => {
          const twice = days.find((day, index) => days.indexOf(day) !== index);
          return twice
            ? { found: `${twice} is there twice`, fix: 'name each day once', index: days.lastIndexOf(twice) }
            : undefined;
        },
        'days',
      ),
  },
  {
    code: 'fact/hours-overlap',
    severity: 'error',
    why: 'Of two times for one day search engines and visitors take either.',
    find: (config) =>
      lists(config).flatMap(({ path, hours }) =>
        hours.flatMap((stretch, index) => {
          const earlier = hours.slice(0, index).find((other) => meet(stretch, other));
          const day = earlier?.days.find((name) => stretch.days.includes(name));
          return day
            ? [
                {
                  found: `${day} is open from ${earlier?.opens} to ${earlier?.closes} already`,
                  fix: 'give each day its hours once, or two times that do not meet',
                  at: { path: [...path, index, 'days'] },
                },
              ]
            : [];
        }),
      ),
  },
];

const meet = (one: OpeningHours, other: OpeningHours): boolean =>
  one.days.some((day) => other.days.includes(day)) &&
  minutes(one.opens) < minutes(other.opens) + length(other) &&
  minutes(other.opens) < minutes(one.opens) + length(one);
