import type { SiteConfig } from '../../../schemas/site';
import type { OpeningHours, SpecialHours } from '../../../schemas/site/business-hours';
import { weekdays } from '../../../schemas/site/weekdays';
import { sharedHours, timesOf } from '../../model/hours';
import type { Path } from '../../reading/position';
import type { ConfigRule, RuleFinding } from '../rule';

type Hours = OpeningHours | SpecialHours;

/** Every list of opening hours, of the business and of offices with their own. */
const weekly = ({ business }: SiteConfig): { path: Path; hours: readonly OpeningHours[] }[] => [
  { path: ['business', 'openingHours'], hours: business.openingHours },
  ...business.offices.flatMap(({ openingHours }, index) =>
    openingHours ? [{ path: ['business', 'offices', index, 'openingHours'], hours: openingHours }] : [],
  ),
];

/** Every list of holidays and seasons. */
const dated = ({ business }: SiteConfig): { path: Path; hours: readonly SpecialHours[] }[] => [
  { path: ['business', 'specialHours'], hours: business.specialHours },
  ...business.offices.map(({ specialHours }, index) => ({
    path: ['business', 'offices', index, 'specialHours'],
    hours: specialHours,
  })),
];

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A time of the morning in the other half of the day. */
const halfDayLater = (clock: string): string => `${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}`;

/** From the beginning of a day on; what is said of a day as a whole takes all of it. */
function span(hours: Hours): { from: number; to: number } {
  const { opens, closes } = timesOf(hours) ?? { opens: '00:00', closes: '00:00' };
  const from = minutes(opens);
  const to = minutes(closes);
  return { from, to: to > from ? to : to + 24 * 60 };
}

const perStretch = (
  config: SiteConfig,
  judge: (hours: Hours) => (Omit<RuleFinding, 'at'> & { path?: Path; mark?: string }) | undefined,
): RuleFinding[] =>
  [...weekly(config), ...dated(config)].flatMap(({ path, hours }) =>
    hours.flatMap((stretch, index) => {
      const words = judge(stretch);
      if (!words) return [];
      const { path: field = [], mark, ...finding } = words;
      const at = [...path, index, ...field];
      return [
        {
          ...finding,
          at: mark === undefined ? { path: at } : { path: at, mark: { path: [...at, mark], part: 'value' } },
        },
      ];
    }),
  );

const overlaps = (hours: readonly OpeningHours[], path: Path): RuleFinding[] =>
  hours.flatMap((stretch, index) => {
    const earlier = hours.slice(0, index).find((other) => meet(stretch, other));
    const day = earlier?.days.find((name) => stretch.days.includes(name));
    if (!earlier || !day) return [];
    const said = earlier.is ?? `open from ${earlier.opens} to ${earlier.closes}`;
    const fix = 'give each day its hours once, or two times that do not meet';
    return [{ found: `${day} is ${said} already`, fix, at: { path: [...path, index, 'days'] } }];
  });

/** What to add to hours that say only half of a stretch, or nothing. */
const hoursToAdd = (opens: string | undefined, closes: string | undefined): string => {
  if (opens !== undefined) return `add when it closes beside opens: "${opens}", such as closes: "18:00"`;
  if (closes !== undefined) return `add when it opens beside closes: "${closes}", such as opens: "08:00"`;
  return 'write opens: "08:00", closes: "18:00" with your times, or is: closed, by appointment or open 24 hours';
};

/** Days that a holiday which begins in one year and ends in the next goes on at most. */
const mostOverNewYear = 45;

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** Days after which hours are no exception any more: who is open for a season is closed for less than the rest of a year. */
const longestBreak = 330;

/** When the doors are open. */
export const hourRules: readonly ConfigRule[] = [
  {
    code: 'fact/hours-incomplete',
    severity: 'error',
    why: 'Of a day with half of its hours nobody can tell when to come.',
    find: (config) =>
      perStretch(config, ({ is, opens, closes }) => {
        const has = [opens !== undefined && 'opens', closes !== undefined && 'closes'].filter(Boolean);
        if (is === undefined ? has.length === 2 : has.length === 0) return undefined;
        if (is !== undefined)
          return { found: `it is ${is} and has ${has.join(' and ')}`, fix: `leave out one of them`, mark: 'is' };
        return {
          found: has.length === 0 ? 'it says no times' : `it has no ${has[0] === 'opens' ? 'closes' : 'opens'}`,
          fix: hoursToAdd(opens, closes),
          ...(has[0] && { mark: has[0] }),
        };
      }),
  },
  {
    code: 'fact/hours-backward',
    severity: 'error',
    why: 'Two times the wrong way round send people to a shut door; a night is told from a slip by its word.',
    find: (config) =>
      perStretch(config, (hours) => {
        const { opens, closes } = timesOf(hours) ?? { opens: '', closes: '' };
        const isNight = closes < opens && closes !== '00:00';
        if (isNight === (hours.overnight === true) || opens === closes) return undefined;
        const later = halfDayLater(closes);
        if (!hours.overnight && opens >= '11:00' && closes <= '04:00')
          return {
            found: `it opens at ${opens} and closes before that, at ${closes}`,
            fix: `add overnight: true beside them, as it closes on the next day; or write closes: "${later}", as the clock has 24 hours`,
            mark: 'closes',
            change: { to: { ...hours, overnight: true } },
            unsure: true,
          };
        if (!hours.overnight && opens <= '12:00' && later > opens && later <= '22:00')
          return {
            found: `it opens at ${opens} and closes before that, at ${closes}`,
            fix: `write closes: "${later}", as the clock has 24 hours; or overnight: true beside them if it closes on the next day`,
            path: ['closes'],
            change: { to: later },
            unsure: true,
          };
        return hours.overnight
          ? {
              found: `it is open overnight, and closes at ${closes} on the day it opens`,
              fix: 'take out overnight: true, or write the time at which it closes on the next day',
              path: ['overnight'],
            }
          : {
              found: `it opens at ${opens} and closes before that, at ${closes}`,
              fix: `write opens: "${closes}", closes: "${opens}"; or overnight: true beside them if it closes on the next day`,
              path: ['closes'],
            };
      }),
  },
  {
    code: 'fact/hours-none',
    severity: 'error',
    why: 'A place that closes when it opens is never open, or always: nobody can tell.',
    find: (config) =>
      perStretch(config, ({ opens, closes }) =>
        opens !== undefined && opens === closes && opens !== '00:00'
          ? {
              found: `it opens and closes at ${opens}`,
              fix: 'write when it closes; or is: open 24 hours in the place of both',
              path: ['closes'],
            }
          : undefined,
      ),
  },
  {
    code: 'fact/day-twice',
    severity: 'error',
    why: 'A day that is named twice in one line is a slip for another.',
    find: (config) =>
      perStretch(config, ({ days = [] }) => {
        const twice = days.find((day, index) => days.indexOf(day) !== index);
        return twice
          ? { found: `${twice} is there twice`, fix: 'name each day once', path: ['days', days.lastIndexOf(twice)] }
          : undefined;
      }),
  },
  {
    code: 'fact/hours-overlap',
    severity: 'error',
    why: 'Of two times for one day search engines and visitors take either.',
    find: (config) => weekly(config).flatMap(({ path, hours }) => overlaps(hours, path)),
  },
  {
    code: 'fact/hours-of-none',
    severity: 'warning',
    why: 'Hours that no office goes by are shown nowhere, and whoever mends them mends nothing.',
    find: ({ business }) =>
      business.openingHours.length > sharedHours(business).length
        ? [
            {
              found: 'each office has hours of its own, so nobody goes by these',
              fix: 'take them out, or take those of the offices that they hold for out',
              at: { path: ['business', 'openingHours'] },
            },
          ]
        : [],
  },
  {
    code: 'fact/hours-dates',
    severity: 'error',
    instead: ['site/over'],
    why: 'Hours from a day to an earlier one, or on days that do not come between, never hold.',
    find: (config) =>
      perStretch(config, (hours) => {
        if (!('from' in hours)) return undefined;
        const { from, until = from, days } = hours;
        if (until < from) {
          // What goes on over the end of a year ends in the next one.
          const next = `${Number(from.slice(0, 4)) + 1}${until.slice(4)}`;
          const to = daysBetween(from, next) < mostOverNewYear ? { from, until: next } : { from: until, until: from };
          return {
            found: `it ends on ${until}, before ${from}`,
            fix: `write from: "${to.from}", until: "${to.until}", or the day that was meant`,
            mark: 'until',
            change: { to: { ...hours, ...to } },
            unsure: true,
          };
        }
        const all = daysBetween(from, until) + 1;
        if (all > longestBreak)
          return {
            found: `it goes on for ${all} days, up to ${until}`,
            fix: 'write the year that was meant',
            mark: 'until',
          };
        const length = Math.min(all, 7);
        const within = Array.from({ length }, (_, day) => weekdays[(new Date(from).getUTCDay() + 6 + day) % 7]);
        const missing = days?.find((day) => !within.includes(day));
        return missing
          ? {
              found: `no ${missing} comes from ${from} to ${until}`,
              fix: 'leave it out, or mend the dates',
              path: ['days'],
            }
          : undefined;
      }),
  },
];

const meet = (one: OpeningHours, other: OpeningHours): boolean =>
  one.days.some((day) => other.days.includes(day)) &&
  span(one).from < span(other).to &&
  span(other).from < span(one).to;
