import type { Business, Office } from '../../schemas/site/business';
import type { OpeningHours, SpecialHours } from '../../schemas/site/business-hours';
import { weekdays } from '../../schemas/site/weekdays';
import { partsInWords } from './dates';
import { dateFormat, listFormat } from './formats';
import type { Locale } from './words/words-of';

/** The opening hours of an office: its own, or those of the business. */
export const hoursOf = (business: Business, office: Office): OpeningHours[] =>
  office.openingHours ?? business.openingHours;

/** The opening hours that every office without its own goes by: none where each has its own, as they are nobody's then. */
export const sharedHours = ({ offices, openingHours }: Business): OpeningHours[] =>
  offices.every((office) => office.openingHours) ? [] : openingHours;

/** The holidays and seasons of an office, its own first: of two for one day the first holds. */
export const specialHoursOf = (business: Business, office: Office): SpecialHours[] => [
  ...office.specialHours,
  ...business.specialHours,
];

/** What is said of a stretch of opening hours, without its days. */
export type Stretch = Pick<OpeningHours, 'opens' | 'closes' | 'overnight' | 'is'>;

/** From when to when doors are open, by the clock; nothing where they are not, or by appointment only. The whole day is `00:00` to `00:00`. */
export function timesOf({ opens, closes, is }: Stretch): { opens: string; closes: string } | undefined {
  if (is === 'open 24 hours') return { opens: '00:00', closes: '00:00' };
  return is === undefined && opens !== undefined && closes !== undefined ? { opens, closes } : undefined;
}

/** The first of January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const msPerDay = 86_400_000;

/** The name of a day of the week. */
export const dayName = (day: OpeningHours['days'][number], { tag }: Locale): string =>
  dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(monday + weekdays.indexOf(day) * msPerDay);

/** Three days or more that follow each other, over the end of the week too, become a span; others are listed. */
function daysInWords(days: OpeningHours['days'], locale: Locale): string {
  const runs: OpeningHours['days'][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && weekdays.indexOf(day) === (weekdays.indexOf(before) + 1) % weekdays.length) run.push(day);
    else runs.push([day]);
  }
  const name = (day: OpeningHours['days'][number]) => dayName(day, locale);
  return runs
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (run.length < 3 || !first || !last) return run.map(name);
      return locale.say('hours.days', { first: name(first), last: name(last) });
    })
    .join(', ');
}

/** `08:00` → `8 AM`, `17:30` → `5:30 PM`; with all digits where the day has 24 hours. */
export function clockInWords(clock: string, { tag }: Locale): string {
  const time = Date.parse(`1970-01-01T${clock}Z`);
  const digits = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const full = dateFormat(tag, digits);
  const short = full.resolvedOptions().hour12 && clock.endsWith(':00') ? { ...digits, minute: undefined } : digits;
  // Versions of the calendar differ in this space, and phrases are kept on a line by style.
  const words = dateFormat(tag, short).format(time).replaceAll('\u202f', ' ');
  // A full hour has no minutes there: "8 h".
  return words.replace(/(?<=\sh)\s00$/u, '');
}

const said = {
  closed: 'hours.closed',
  'by appointment': 'hours.appointment',
  'open 24 hours': 'hours.always',
} as const;

function timesInWords(stretch: Stretch, locale: Locale): string {
  const times = timesOf(stretch);
  const whole = stretch.is ?? (times?.opens === times?.closes ? 'open 24 hours' : undefined);
  if (whole || !times) return locale.say(said[whole ?? 'closed']);
  return locale.say('hours.times', {
    opens: clockInWords(times.opens, locale),
    closes: clockInWords(times.closes, locale),
  });
}

/** The opening hours as a person says them, day by day: `Monday to Friday, 8 AM to noon and 1 PM to 6 PM`. */
function hoursByDays(openingHours: readonly OpeningHours[], locale: Locale): string[] {
  const timesByDays = new Map<string, string[]>();
  for (const { days, ...stretch } of openingHours) {
    const words = daysInWords(days, locale);
    timesByDays.set(words, [...(timesByDays.get(words) ?? []), timesInWords(stretch, locale)]);
  }
  return [...timesByDays].map(([days, times]) =>
    locale.say('hours.open', { days, times: listFormat(locale.tag).format(times) }),
  );
}

/** The same in one sentence. */
export const hoursInWords = (openingHours: readonly OpeningHours[], locale: Locale): string =>
  hoursByDays(openingHours, locale).join('; ');

/** The same as a line of its own, which begins with a capital where the names of days do not. */
export const hoursAsLine = (openingHours: readonly OpeningHours[], locale: Locale): string =>
  capitalizedIn(locale, hoursInWords(openingHours, locale));

/** The same in lines, each of some days. */
export const hoursInLines = (openingHours: readonly OpeningHours[], locale: Locale): string[] =>
  hoursByDays(openingHours, locale).map((words) => capitalizedIn(locale, words));

const capitalizedIn = ({ tag }: Locale, words: string): string =>
  words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);

/** The days from one to another as a person writes them: `December 24 – 26, 2026`; one of them alone where they are the same. */
export const datesInWords = (from: string, until: string, { tag }: Locale): string =>
  partsInWords(
    dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).formatRangeToParts(Date.parse(from), Date.parse(until)),
    tag,
  ).replaceAll('\u2009', ' ');

/** Other hours of certain dates as a person says them: `Christmas, December 24 – 26, 2026: closed`. */
export function specialInWords({ name, from, until = from, days, ...stretch }: SpecialHours, locale: Locale): string {
  const dates = datesInWords(from, until, locale);
  const open = timesInWords(stretch, locale);
  const times = days ? locale.say('hours.open', { days: daysInWords(days, locale), times: open }) : open;
  return name === undefined
    ? locale.say('hours.dated', { dates, times })
    : locale.say('hours.named', { name, dates, times });
}
