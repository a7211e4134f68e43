import { weekdays } from '../../schemas/site/weekdays';

type Weekday = (typeof weekdays)[number];

/** A stretch of the week, as the configuration has it. */
type Stretch = { days: Weekday[] } & ({ opens: string; closes: string } | { is: 'open 24 hours' });

/** What the days are called by people who write Spanish, by their first letters. */
const spanishDays = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];

function dayIn(name: string): number {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const english = weekdays.findIndex((day) => letters.length >= 2 && day.toLowerCase().startsWith(letters));
  return english >= 0 ? english : spanishDays.findIndex((day) => letters.startsWith(day));
}

const everyDay = /^(?:daily|every day|all week|7 days|todos los d[ií]as|24\/7)$/i;

/** `Mon`, `Mon-Fri`, `every day` as days; undefined where they are none. */
function daysIn(text: string): Weekday[] | undefined {
  if (everyDay.test(text)) return [...weekdays];
  const [, from = '', until = from] =
    /^(\p{L}+)\.?(?:(?: *[-–] *| +(?:to|through|a) +)(\p{L}+)\.?)?$/u.exec(text) ?? [];
  const [first, last] = [dayIn(from), dayIn(until)];
  if (first < 0 || last < 0) return undefined;
  // The week goes round: Saturday to Thursday is six days.
  return last < first ? [...weekdays.slice(first), ...weekdays.slice(0, last + 1)] : weekdays.slice(first, last + 1);
}

/** A time in minutes from midnight: `8`, `8:30`, `17.00`, `5 pm`; undefined where it is none. */
function minutesIn(text: string, half = ''): number | undefined {
  const [, hour, minute = '0', written = half] = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap]m|h)?$/i.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59) return undefined;
  const twelve = /^[ap]m$/i.test(written);
  if (Number(hour) > (twelve ? 12 : 23)) return undefined;
  const hours = twelve ? (Number(hour) % 12) + (/^p/i.test(written) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute);
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The half of the day of a time without one before one that has it: `2-6pm` begins at two in the afternoon, `9-5pm` does not. */
function halfBefore(from: string, until: string): string {
  const [half = ''] = /[ap]m$/i.exec(until) ?? [];
  return Number.parseInt(from, 10) % 12 < Number.parseInt(until, 10) % 12 ? half : '';
}

/** `8-17`, `8am-5pm`, `9-5` as opening and closing; undefined where they are none. */
function timesIn(text: string): { opens: string; closes: string } | undefined {
  const [, from = '', until = ''] = /^(.+?)(?: *[-–] *| +(?:to|a) +)(.+)$/i.exec(text) ?? [];
  const plain = (time: string) => time.replace(/\b([ap])\.\s?m\.?/i, '$1m').trim();
  const closes = minutesIn(plain(until));
  const opens = minutesIn(plain(from), halfBefore(plain(from), plain(until)));
  if (opens === undefined || closes === undefined) return undefined;
  // Nine to five: whoever writes no halves of the day closes after noon.
  const later = closes > opens || opens >= 12 * 60 || /m$/i.test(until) ? closes : closes + 12 * 60;
  return later > opens && later < 24 * 60 ? { opens: clock(opens), closes: clock(later) } : undefined;
}

/** A part between commas: days, what they have, or both. */
const partPattern = /^(?<days>24\/7|(?:7 )?\p{L}[\p{L}.\s–-]*?)?:?\s*(?<what>24 ?(?:h|hours|horas)|\d.*)?$/iu;

/**
 * Opening hours as people write them: `Mon-Fri 8-17, Sat 09:00-12:30`, `Mon, Wed 8am-12pm and 2-6pm`, `24/7`. Undefined
 * where a part is not understood.
 */
export function hoursIn(answer: string): Stretch[] | undefined {
  const stretches: Stretch[] = [];
  let days: Weekday[] = [];
  let waiting = false;
  for (const part of answer.split(/[,;&]|\s(?:and|y)\s/).map((each) => each.trim())) {
    const { days: named, what = everyDay.test(part) ? '24h' : undefined } = partPattern.exec(part)?.groups ?? {};
    const found = named === undefined ? [] : daysIn(named.trim());
    if (!found || (found.length === 0 && what === undefined)) return undefined;
    if (found.length > 0) days = waiting ? [...days, ...found] : found;
    waiting = what === undefined;
    if (what === undefined) continue;
    const times = /^24 ?h/i.test(what) ? ({ is: 'open 24 hours' } as const) : timesIn(what);
    if (!times || days.length === 0) return undefined;
    stretches.push({ days, ...times });
  }
  return waiting || overlap(stretches) ? undefined : stretches;
}

/** True where a day is open twice at once. */
const overlap = (stretches: readonly Stretch[]): boolean =>
  stretches.some((one, index) =>
    stretches
      .slice(index + 1)
      .some((other) => one.days.some((day) => other.days.includes(day)) && !isApart(one, other)),
  );

const isApart = (one: Stretch, other: Stretch): boolean =>
  'opens' in one && 'opens' in other && (one.closes <= other.opens || other.closes <= one.opens);
