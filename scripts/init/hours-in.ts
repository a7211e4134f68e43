import { weekdays } from '../../schemas/site/weekdays';

type Weekday = (typeof weekdays)[number];

/** A stretch of the week, as the configuration has it. */
interface Stretch {
  days: Weekday[];
  opens: string;
  closes: string;
}

/** What the days are called by people who write English and Spanish, by their first letters. */
const spanishDays = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];

function dayIn(name: string): number {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const english = weekdays.findIndex((day) => letters.length >= 2 && day.toLowerCase().startsWith(letters));
  return english >= 0 ? english : spanishDays.findIndex((day) => letters.startsWith(day));
}

/** `8`, `8:30`, `17.00` as a time on a 24-hour clock; undefined where it is none. */
function timeIn(hour: string, minute = '00'): string | undefined {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

const stretchPattern =
  /^(\p{L}+)\.?(?:\s*(?:-|–|to|a)\s*(\p{L}+)\.?)?\s+(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to|a)\s*(\d{1,2})(?:[:.](\d{2}))?$/u;

function stretchIn(text: string): Stretch | undefined {
  const [, from = '', until = from, ...clock] = stretchPattern.exec(text) ?? [];
  const [first, last] = [dayIn(from), dayIn(until)];
  const [opens, closes] = [timeIn(clock[0] ?? '99', clock[1]), timeIn(clock[2] ?? '99', clock[3])];
  if (first < 0 || last < first || !opens || !closes || closes <= opens) return undefined;
  return { days: weekdays.slice(first, last + 1), opens, closes };
}

/** Opening hours as people write them: `Mon-Fri 8-17, Sat 09:00-12:30`. Undefined where a part is not understood. */
export function hoursIn(answer: string): Stretch[] | undefined {
  const stretches = answer.split(/[,;]/).map((part) => stretchIn(part.trim()));
  const known = stretches.filter((stretch) => stretch !== undefined);
  const days = known.flatMap((stretch) => stretch.days);
  return known.length === stretches.length && new Set(days).size === days.length ? known : undefined;
}
