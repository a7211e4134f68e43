import type { Business, Office, OpeningHours } from '../../schemas/site/business';
import { weekdays } from '../../schemas/site/weekdays';
import { clockInWords, hoursOf } from './hours';
import { minutesOfDay, type Opening, type Schedule } from './opening';

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function openingsOf(openingHours: readonly OpeningHours[]): Opening[] {
  const openings = openingHours.flatMap(({ days, opens, closes }) =>
    days.map((name): Opening => {
      const from = weekdays.indexOf(name) * minutesOfDay + minuteOf(opens);
      const length = minuteOf(closes) - minuteOf(opens);
      return [from, from + (length > 0 ? length : length + minutesOfDay), `Opens ${name} ${clockInWords(opens)}`];
    }),
  );
  return openings.sort(([a], [b]) => a - b);
}

function scheduleOf(business: Business, office: Office): Schedule | undefined {
  const timeZone = office.timeZone ?? business.timeZone;
  return timeZone === undefined ? undefined : [timeZone, openingsOf(hoursOf(business, office))];
}

/** The different schedules of the offices, in their order. An office whose time zone nobody has named keeps none. */
export function schedulesOf(business: Business): Schedule[] {
  const schedules = business.offices.flatMap((office) => {
    const schedule = scheduleOf(business, office);
    return schedule ? [schedule] : [];
  });
  return [...new Map(schedules.map((schedule) => [JSON.stringify(schedule), schedule])).values()];
}

/** Which of `schedulesOf` an office keeps, by its place in that list; nothing where it keeps none. */
export function scheduleNumber(business: Business, office: Office): number | undefined {
  const own = JSON.stringify(scheduleOf(business, office));
  const number = schedulesOf(business).findIndex((schedule) => JSON.stringify(schedule) === own);
  return number === -1 ? undefined : number;
}
