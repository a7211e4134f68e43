import { weekdays } from '../../schemas/site/weekdays';
import { dateFormat, listFormat } from '../../src/model/formats';

type Weekday = (typeof weekdays)[number];

/** A stretch of the week, as the configuration has it. */
type Stretch = { days: Weekday[] } & (
  | { opens: string; closes: string; overnight?: true }
  | { is: 'open 24 hours' | 'by appointment' | 'closed' }
);

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** The days from Monday as a language names them, in full and in short. */
const daysOf = (language: string): string[][] =>
  weekdays.map((_, index) =>
    (['long', 'short'] as const).map((weekday) =>
      bare(dateFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, index + 1)))),
    ),
  );

/** Which day of the week a name is, in full or by its first letters; -1 where it is none. The languages are tried in turn. */
function dayIn(name: string, languages: readonly string[]): number {
  const letters = bare(name);
  // One letter of an alphabet could be two days; one sign of another script is a day's own.
  if (letters.length < 2 && /^[a-z]?$/.test(letters)) return -1;
  const found = languages.map((language) =>
    daysOf(language).findIndex(([long = '', short = '']) => long.startsWith(letters) || short === letters),
  );
  return found.find((day) => day >= 0) ?? -1;
}

const everyDay = /^(?:daily|every day|all week|7 days|todos los d[ií]as|tous les jours|t[äa]glich|24\/7)$/i;

/** `Mon`, `Mon-Fri`, `lunes a viernes`, `every day` as days; undefined where they are none. */
function daysIn(text: string, languages: readonly string[]): Weekday[] | undefined {
  if (everyDay.test(text)) return [...weekdays];
  const [, from = '', until = from] =
    /^(\p{L}+)\.?(?:(?: *[-–—] *| +(?:\p{L}{1,3}|through|until) +)(\p{L}+)\.?)?$/u.exec(text) ?? [];
  const [first, last] = [dayIn(from, languages), dayIn(until, languages)];
  if (first < 0 || last < 0) return undefined;
  // The week goes round: Saturday to Thursday is six days.
  return last < first ? [...weekdays.slice(first), ...weekdays.slice(0, last + 1)] : weekdays.slice(first, last + 1);
}

/** A time in minutes from midnight: `8`, `8:30`, `17.00`, `17h30`, `5pm`; undefined where it is none. */
function minutesIn(text: string, half = ''): number | undefined {
  const [, hour, minute = '0', written = half] = /^(\d{1,2})(?:[:.h](\d{2}))?([ap]m|h)?$/i.exec(text) ?? [];
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

/** Times with nothing in them that only a reader needs: `8 a.m. – 5 p.m.` → `8am – 5pm`, `8-12 Uhr` → `8-12`. */
const terse = (times: string): string =>
  times
    .replace(/\s*\b([ap])\.?\s?m\b\.?/gi, '$1m')
    .replace(/(\d)\s*h\b\s*(?=\d{2}\b)/gi, '$1h')
    .replace(/(\d)\s+h\b/gi, '$1h')
    .replace(/\s*(?:uhr|hrs|hs)\b\.?/gi, '')
    .replace(/^(?:from|de|von)\s+/i, '')
    .trim();

/** `8-17`, `8am-5pm`, `9-5`, `9 a 19` as opening and closing, on the next day where it says so; undefined where they are none. */
function timesIn(text: string): { opens: string; closes: string; overnight?: true } | undefined {
  const [, from = '', until = ''] = /^(.+?)(?: *[-–—] *| +\p{L}{1,3} +)(.+)$/u.exec(terse(text)) ?? [];
  const closes = minutesIn(until);
  const opens = minutesIn(from, halfBefore(from, until));
  if (opens === undefined || closes === undefined) return undefined;
  // Nine to five: whoever writes no halves of the day closes after noon. Far into the morning nobody is open: a slip.
  // A zero in front, in a day that begins about noon, is a clock of 24 hours, and the night.
  const isNight = /^0[0-3]/.test(until) && opens >= 11 * 60;
  const later = closes > opens || opens >= 12 * 60 || isNight || /m$/i.test(until) ? closes : closes + 12 * 60;
  if (later < opens && later > (opens >= 17 * 60 ? 6 : 3) * 60) return undefined;
  if (later === opens || later >= 24 * 60) return undefined;
  const times = { opens: clock(opens), closes: clock(later) };
  return later < opens && later > 0 ? { ...times, overnight: true } : times;
}

const sayings: readonly [RegExp, Extract<Stretch, { is: unknown }>['is']][] = [
  [/^24 ?h/i, 'open 24 hours'],
  [/^(?:by appointment|con cita|sur rendez|nach vereinbarung)/i, 'by appointment'],
  [/^(?:closed|cerrado|fermé|geschlossen)/i, 'closed'],
];

/** A part between commas: days, what they have, or both; small words before each are no part of it. */
const partPattern =
  /^(?:(?:from|de|du|von) )?(?<days>24\/7|(?:7 )?\p{L}[\p{L}.\s–—-]*?)?:?(?: (?:from|de|von|das?))?\s*(?<what>24 ?(?:h|hours|horas|heures|stunden)|by appointment(?: only)?|con cita(?: previa)?|sur rendez-vous|nach vereinbarung|closed|cerrado|fermée?|geschlossen|\d.*)?$/iu;

/** What stands between the last two of several things in a language: `and`, `y`, `und`. */
const between = (language: string): string =>
  listFormat(language)
    .formatToParts(['1', '2'])
    .find(({ type }) => type === 'literal')
    ?.value.trim() ?? '';

/**
 * Opening hours as people write them, in one of some languages, the likeliest first: `Mon-Fri 8-17, Sat 09:00-12:30`, `Mon, Wed
 * 8am-12pm and 2-6pm`, `lunes a viernes de 9 a 19`, `Sat by appointment`, `24/7`. Undefined where a part is not understood.
 */
export function hoursIn(answer: string, languages: readonly string[]): Stretch[] | undefined {
  const apart = new RegExp(`[,;&]|\\s(?:${languages.map(between).join('|')})\\s`, 'i');
  const stretches: Stretch[] = [];
  let days: Weekday[] = [];
  let waiting = false;
  for (const part of answer.split(apart).map((each) => each.trim())) {
    const { days: named, what = everyDay.test(part) ? '24h' : undefined } = partPattern.exec(part)?.groups ?? {};
    const found = named === undefined ? [] : daysIn(named.trim(), languages);
    if (!found || (found.length === 0 && what === undefined)) return undefined;
    if (found.length > 0) days = waiting ? [...days, ...found] : found;
    waiting = what === undefined;
    if (what === undefined) continue;
    const [, is] = sayings.find(([pattern]) => pattern.test(what)) ?? [];
    const times = is ? { is } : timesIn(what);
    if (!times || days.length === 0) return undefined;
    stretches.push({ days, ...times });
  }
  return waiting || overlap(stretches) ? undefined : stretches;
}

/** When a stretch closes, as one that may be compared: that of a day that goes on after midnight is after all others. */
const endOf = ({ opens, closes }: { opens: string; closes: string }): string => (closes > opens ? closes : '24:00');

/** True where a day is open twice at once. */
const overlap = (stretches: readonly Stretch[]): boolean =>
  stretches.some((one, index) =>
    stretches
      .slice(index + 1)
      .some((other) => one.days.some((day) => other.days.includes(day)) && !isApart(one, other)),
  );

const isApart = (one: Stretch, other: Stretch): boolean =>
  'opens' in one && 'opens' in other && (endOf(one) <= other.opens || endOf(other) <= one.opens);
