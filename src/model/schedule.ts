import type { Business, Office } from '../../schemas/site/business';
import type { OpeningHours, SpecialHours } from '../../schemas/site/business-hours';
import { weekdays } from '../../schemas/site/weekdays';
import { clockInWords, dayName, hoursInLines, hoursOf, specialHoursOf, specialInWords, timesOf } from './hours';
import { dayAfter, momentOf } from './moment';
import { minutesOfDay, type Opening, type Schedule, type Week } from './opening';
import type { Locale } from './words/words-of';

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const dayOf = (date: string): number => Date.parse(date) / 60_000 / minutesOfDay;
/** Later than any page is read. */
const lastDay = 99_999;

/** In the order in which days are counted: the first of 1970 was a Thursday. */
const days = [...weekdays.slice(3), ...weekdays.slice(0, 3)];

function weekOf(hours: readonly OpeningHours[], locale: Locale): Opening[][] {
  return days.map((day) => {
    const openings = hours
      .filter((stretch) => stretch.days.includes(day))
      .flatMap((stretch): Opening[] => {
        const times = timesOf(stretch);
        if (!times) return [];
        const from = minuteOf(times.opens);
        const length = minuteOf(times.closes) - from;
        const words = locale.say('hours.opens', {
          day: `{${dayName(day, locale)}}`,
          time: clockInWords(times.opens, locale),
        });
        return [[from, from + (length > 0 ? length : length + minutesOfDay), words]];
      });
    return openings.sort(([a], [b]) => a - b);
  });
}

function weeksOf(business: Business, office: Office, locale: Locale): Schedule[0] {
  const special = specialHoursOf(business, office).map(({ from, until = from, days: named = days, ...stretch }) => {
    const openings = weekOf([{ days: named, ...stretch }], locale);
    const week: Week = openings.map((opening, index) => (named.some((day) => day === days[index]) ? opening : null));
    return [dayOf(from), dayOf(until), week] as const;
  });
  return [...special, [0, lastDay, weekOf(hoursOf(business, office), locale)]];
}

const timeZoneOf = (business: Business, office: Office) => office.timeZone ?? business.timeZone;

/** Weeks in a time zone, by its IANA name. */
type ZonedWeeks = readonly [timeZone: string, weeks: Schedule[0]];

function scheduleOf(business: Business, office: Office, locale: Locale): ZonedWeeks | undefined {
  const timeZone = timeZoneOf(business, office);
  // Of an office that does not say when it is open nobody knows that it is closed.
  if (timeZone === undefined || hoursOf(business, office).length === 0) return undefined;
  return [timeZone, weeksOf(business, office, locale)];
}

/** The different schedules of the offices, in their order. An office whose hours or time zone nobody has named keeps none. */
export function schedulesOf(business: Business, locale: Locale): ZonedWeeks[] {
  const schedules = business.offices.flatMap((office) => {
    const schedule = scheduleOf(business, office, locale);
    return schedule ? [schedule] : [];
  });
  return [...new Map(schedules.map((schedule) => [JSON.stringify(schedule), schedule])).values()];
}

/** Hours of certain dates in words, and the moment at which they are over, in ms. */
export interface ToldHours {
  words: string;
  until: number;
}

const told = (hours: SpecialHours, timeZone: string | undefined, locale: Locale): ToldHours => ({
  words: specialInWords(hours, locale),
  until: momentOf(dayAfter(hours.until ?? hours.from), timeZone),
});

/** The holidays and seasons of the business, in words. */
export const specialHoursTold = ({ specialHours, timeZone }: Business, locale: Locale): ToldHours[] =>
  specialHours.map((hours) => told(hours, timeZone, locale));

/** When an office is open, in lines, none where that is not said, and which of `schedulesOf` it keeps, by its place in that list; missing where it keeps none. */
export interface OfficeHours {
  lines: string[];
  schedule?: number;
  /** Its holidays and seasons, its own before those of the business. */
  special: ToldHours[];
}

/** The hours of all offices, by their ids. */
export function hoursByOffice(business: Business, locale: Locale): Record<string, OfficeHours> {
  const schedules = schedulesOf(business, locale).map((schedule) => JSON.stringify(schedule));
  return Object.fromEntries(
    business.offices.map((office): [string, OfficeHours] => {
      const schedule = schedules.indexOf(JSON.stringify(scheduleOf(business, office, locale)));
      const timeZone = timeZoneOf(business, office);
      const special = specialHoursOf(business, office).map((hours) => told(hours, timeZone, locale));
      const lines = hoursInLines(hoursOf(business, office), locale);
      return [office.id, { lines, special, ...(schedule !== -1 && { schedule }) }];
    }),
  );
}
