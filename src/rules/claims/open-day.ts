import type { SiteConfig } from '../../../schemas/site';
import type { OpeningHours } from '../../../schemas/site/business-hours';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Weekday = (typeof week)[number];

/** The days of a week as other languages say them. */
const inOtherWords = [
  'lunes martes miércoles jueves viernes sábado domingo',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
].map((days) => days.split(' '));

/** The words of a text for days: one, or several at once. */
const dayWord = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?';

/** What joins a day to one more, or to the last of several. */
const toDay = `(?:(?:,? and| to| through| thru| till| until| [-–—]) |[-–—])(${dayWord})`;

/** Those, and what goes with them, each by itself. */
export const dayWords: readonly string[] = [
  ...week.flatMap((day) => [day.toLowerCase(), `${day.toLowerCase()}s`]),
  ...['weekend', 'weekends', 'weekdays', 'week'],
];

/** That somebody is there on a day, and that nobody is. */
export const openOn = new RegExp(
  String.raw`\b(?:open|available|in the office)\b[^.!?\n]{0,40}?\b(${dayWord}|(?:seven|7) days a week)(?:${toDay})?|\b(?:visit|come (?:by|in)|stop (?:by|in)|drop (?:by|in)|walk in|offices?|shop|store)\b[^.!?\n]{0,40}?\b((?:seven|7) days a week)`,
  'gi',
);
/** The day first: "Come by on Saturday, we are open." */
export const thenOpen = new RegExp(
  String.raw`\bon (${dayWord})(?:${toDay})?(?: (?:mornings?|afternoons?|evenings?))?,? (?:too,? |also,? )?(?:we|(?:the|our) (?:office|shop|store|showroom))(?:'re|’re| are| is) (?:also )?(?:open(?! to\b)|here)\b`,
  'gi',
);
export const comesOn = new RegExp(
  String.raw`\b(?:we|crews?|plumbers?|somebody|someone|technicians?) (?:also )?(?:come|work|answer|visit)s? [^.!?\n]{0,30}?\bon (${dayWord})(?:${toDay})?`,
  'gi',
);
export const closedOn = new RegExp(String.raw`\bclosed (?:on |all day )?(?:every )?(${dayWord})\b`, 'gi');

const daysOf = (word: string): readonly Weekday[] => {
  const plain = word.toLowerCase();
  if (plain.startsWith('weekend')) return ['Saturday', 'Sunday'];
  if (/^(?:seven|7)/.test(plain)) return week;
  return week.filter((day) => plain.startsWith(day.toLowerCase()));
};

/** The hours of the week that the business keeps, and those of its offices. */
export const keptHours = ({ business: { openingHours, offices } }: SiteConfig): readonly OpeningHours[][] => [
  openingHours,
  ...offices.map((office) => office.openingHours ?? []),
];

/** True for a day on which the business, or one of its offices, is open. */
const isOpen = (config: SiteConfig, day: Weekday): boolean =>
  keptHours(config).some((hours) =>
    hours.some((entry) => (entry.days as readonly string[]).includes(day) && !('is' in entry && entry.is === 'closed')),
  );

/** The days among words that the business keeps otherwise: open where it is closed, or the other way round. */
export const daysAgainst = (words: readonly (string | undefined)[], config: SiteConfig, open: boolean): Weekday[] =>
  words.flatMap((word) => (word === undefined ? [] : [...daysOf(word)])).filter((day) => isOpen(config, day) !== open);

/** True for days and two times that are those of the business: "Monday to Friday 8 to 6"; each day that is named has them. */
export function isOpenThen(
  claim: string,
  from: string | undefined,
  to: string | undefined,
  config: SiteConfig,
): boolean {
  const sentence = claim.toLowerCase();
  const isThen = (entry: OpeningHours): boolean =>
    'opens' in entry &&
    [entry.opens, entry.closes].every(
      (time, index) => Number(time?.slice(0, 2)) % 12 === Number(index ? to : from) % 12,
    );
  const named = week.filter((day, at) =>
    [day.toLowerCase(), ...inOtherWords.map((days) => days[at] ?? day)].some((word) => sentence.includes(word)),
  );
  return keptHours(config).some((hours) => {
    const then = hours.filter(isThen).flatMap(({ days }): readonly string[] => days);
    return named.length === 0 ? then.length > 0 : named.every((day) => then.includes(day));
  });
}

/** What is left of a sentence of hours alone: words between days and times, and the days. */
const betweenTimes =
  /(?<!\p{L})(?:from|until|till|through|thru|and|on|bis|und|von|uhr|de|des|à|au|et|y|las|los|hasta|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)\.?)(?!\p{L})/giu;
const anyDay = new RegExp(
  String.raw`(?<!\p{L})(?:${[...week.map((day) => day.toLowerCase()), ...inOtherWords.flat(), 'weekday', 'weekend'].join('|')})s?(?!\p{L})`,
  'giu',
);

/**
 * True where a sentence tells when somebody is there: one that says so, and one of days and times alone. All else has hours
 * of its own, which are no slip: "Theory is on Tuesdays from 7 to 8:30".
 */
export const tellsOpen = (sentence: string, times: RegExp, present: RegExp): boolean =>
  present.test(sentence) ||
  !/\p{L}{3}/u.test(sentence.replace(times, '').replace(anyDay, '').replace(betweenTimes, ''));
