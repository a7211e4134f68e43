import type { Business, Office, OpeningHours } from '../../schemas/site/business';
import { weekdays } from '../../schemas/site/weekdays';
import { clockInWords, dayName, hoursInWords, hoursOf } from './hours';
import { minutesOfDay, type Opening, type Schedule } from './opening';
import type { Locale } from './words/words-of';

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function openingsOf(openingHours: readonly OpeningHours[], locale: Locale): Opening[] {
  const openings = openingHours.flatMap(({ days, opens, closes }) =>
    days.map((name): Opening => {
      const from = weekdays.indexOf(name) * minutesOfDay + minuteOf(opens);
      const length = minuteOf(closes) - minuteOf(opens);
      const words = locale.say('hours.opens', { day: dayName(name, locale), time: clockInWords(opens, locale) });
      return [from, from + (length > 0 ? length : length + minutesOfDay), words];
    }),
  );
  return openings.sort(([a], [b]) => a - b);
}

function scheduleOf(business: Business, office: Office, locale: Locale): Schedule | undefined {
  const timeZone = office.timeZone ?? business.timeZone;
  return timeZone === undefined ? undefined : [timeZone, openingsOf(hoursOf(business, office), locale)];
}

/** The different schedules of the offices, in their order. An office whose time zone nobody has named keeps none. */
export function schedulesOf(business: Business, locale: Locale): Schedule[] {
  const schedules = business.offices.flatMap((office) => {
    const schedule = scheduleOf(business, office, locale);
    return schedule ? [schedule] : [];
  });
  return [...new Map(schedules.map((schedule) => [JSON.stringify(schedule), schedule])).values()];
}

/** When an office is open, in words, and which of `schedulesOf` it keeps, by its place in that list; missing where it keeps none. */
export interface OfficeHours {
  words: string;
  schedule?: number;
}

/** The hours of all offices, by their ids. */
export function hoursByOffice(business: Business, locale: Locale): Record<string, OfficeHours> {
  const schedules = schedulesOf(business, locale).map((schedule) => JSON.stringify(schedule));
  return Object.fromEntries(
    business.offices.map((office): [string, OfficeHours] => {
      const words = hoursInWords(hoursOf(business, office), locale);
      const schedule = schedules.indexOf(JSON.stringify(scheduleOf(business, office, locale)));
      return [office.id, schedule === -1 ? { words } : { words, schedule }];
    }),
  );
}
