import { describe, expect, test } from 'vitest';
import type { Business } from '../schemas/site/business';
import type { OpeningHours, SpecialHours } from '../schemas/site/business-hours';
import { clockChanges } from '../src/model/clock-changes';
import { hoursAsLine, hoursInLines, hoursInWords } from '../src/model/hours';
import { minuteAt } from '../src/model/moment';
import { nextOpening } from '../src/model/opening';
import { hoursByOffice, schedulesOf } from '../src/model/schedule';
import { localeOf } from '../src/model/words/words-of';
import { siteData } from '../src/pages/assemble';
import { siteOf } from './plumber';

const { config } = siteOf();
const { business } = config;
const english = localeOf(config);
const [seguin, luling] = business.offices;
if (!seguin || !luling) throw new Error('the fixture has two offices');
const weekdaysFrom8To18 = business.openingHours;

const opening = (openingHours: OpeningHours[], timeZone: string): Business => ({ ...business, openingHours, timeZone });

/** What the first office says at a moment: when it opens, or nothing because it is open. */
function said(at: string, openingHours: OpeningHours[], timeZone: string, specialHours: SpecialHours[] = []) {
  const [schedule] = schedulesOf({ ...opening(openingHours, timeZone), specialHours }, english);
  if (!schedule) throw new Error('a schedule follows from hours and time zone');
  return nextOpening([schedule[1], clockChanges(timeZone, 2026)], Date.parse(at), 'en-US');
}

describe('weekdays from 8 to 18 in Chicago', () => {
  test.each([
    ['Tuesday 10:00', '2026-06-02T10:00:00-05:00', undefined],
    ['Tuesday 07:59', '2026-06-02T07:59:00-05:00', 'Opens Tuesday 8 AM'],
    ['Tuesday 08:00', '2026-06-02T08:00:00-05:00', undefined],
    ['Tuesday 17:59', '2026-06-02T17:59:59-05:00', undefined],
    ['Tuesday 18:00', '2026-06-02T18:00:00-05:00', 'Opens Wednesday 8 AM'],
    ['Tuesday midnight', '2026-06-03T00:00:00-05:00', 'Opens Wednesday 8 AM'],
    ['Friday 19:00', '2026-06-05T19:00:00-05:00', 'Opens Monday 8 AM'],
    ['Saturday', '2026-06-06T12:00:00-05:00', 'Opens Monday 8 AM'],
    ['Sunday 23:59', '2026-06-07T23:59:00-05:00', 'Opens Monday 8 AM'],
    ['Tuesday 10:00, told from Tokyo', '2026-06-03T00:00:00+09:00', undefined],
    ['Tuesday 19:00, told from Tokyo', '2026-06-03T09:00:00+09:00', 'Opens Wednesday 8 AM'],
    ['Monday 07:30 in winter', '2026-01-05T13:30:00Z', 'Opens Monday 8 AM'],
    ['Monday 08:30 in summer', '2026-06-01T13:30:00Z', undefined],
    ['Friday 18:30 before clocks go forward', '2026-03-07T00:30:00Z', 'Opens Monday 8 AM'],
    ['Monday 08:30 after clocks went forward', '2026-03-09T13:30:00Z', undefined],
    ['Monday 07:30 after clocks went back', '2026-11-02T13:30:00Z', 'Opens Monday 8 AM'],
    ['Monday 08:00 after clocks went back', '2026-11-02T14:00:00Z', undefined],
    ['Monday 07:30 in a winter that nothing is told of', '2031-01-06T13:30:00Z', 'Opens Monday 8 AM'],
    ['Monday 08:30 in a summer that nothing is told of', '2031-06-02T13:30:00Z', undefined],
    ['Monday 08:00 after clocks went back, five years on', '2031-11-03T14:00:00Z', undefined],
  ])('%s', (_, at, words) => {
    expect(said(at, weekdaysFrom8To18, 'America/Chicago')).toBe(words);
  });
});

const lunch: OpeningHours[] = [
  { days: ['Monday', 'Tuesday'], opens: '13:30', closes: '17:00' },
  { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
];
const night: OpeningHours[] = [{ days: ['Friday', 'Sunday'], opens: '20:00', closes: '02:00', overnight: true }];
const always: OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    is: 'open 24 hours',
  },
];
const visits: OpeningHours[] = [
  { days: ['Saturday'], is: 'by appointment' },
  { days: ['Sunday'], is: 'closed' },
  ...weekdaysFrom8To18,
];

describe('other hours', () => {
  test.each([
    ['before a break ends', '2026-06-01T12:30:00Z', lunch, 'Opens Monday 1:30 PM'],
    ['after a break', '2026-06-01T13:30:00Z', lunch, undefined],
    ['from the last day of a week to the first of the next', '2026-06-02T17:00:00Z', lunch, 'Opens Monday 8 AM'],
    ['past midnight', '2026-06-06T01:59:00Z', night, undefined],
    ['past midnight and over', '2026-06-06T02:00:00Z', night, 'Opens Sunday 8 PM'],
    ["past the week's end", '2026-06-08T01:00:00Z', night, undefined],
    ["past the week's end and over", '2026-06-08T02:00:00Z', night, 'Opens Friday 8 PM'],
    ['around the clock', '2026-06-08T00:00:00Z', always, undefined],
    ['by appointment', '2026-06-06T12:00:00Z', visits, 'Opens Monday 8 AM'],
    ['around the clock, in the last minute', '2026-06-07T23:59:00Z', always, undefined],
  ])('%s', (_, at, hours, words) => {
    expect(said(at, hours, 'UTC')).toBe(words);
  });
});

const special: SpecialHours[] = [
  { name: 'Christmas', from: '2026-12-24', until: '2027-01-03', is: 'closed' },
  { from: '2026-07-03', opens: '08:00', closes: '12:00' },
  { from: '2026-06-01', until: '2026-08-31', days: ['Saturday'], opens: '09:00', closes: '13:00' },
];

describe('holidays and seasons', () => {
  test.each([
    ['in the morning of a short day', '2026-07-03T11:59:00Z', undefined],
    ['after a short day', '2026-07-03T12:00:00Z', 'Opens Saturday 9 AM'],
    ['on a Saturday of the season', '2026-07-04T09:00:00Z', undefined],
    ['on another day of the season', '2026-07-06T08:00:00Z', undefined],
    ['on a Saturday after it', '2026-09-05T09:00:00Z', 'Opens Monday 8 AM'],
    ['on the last day before a holiday', '2026-12-23T17:59:00Z', undefined],
    ['when it begins', '2026-12-24T08:00:00Z', 'Opens January 4, 2027 8 AM'],
    ['near its end', '2026-12-30T08:00:00Z', 'Opens Monday 8 AM'],
    ['after it', '2027-01-04T08:00:00Z', undefined],
  ])('%s', (_, at, words) => {
    expect(said(at, weekdaysFrom8To18, 'UTC', special)).toBe(words);
  });

  test('in words, each with the moment at which it is over where the office is', () => {
    const { hours } = siteData(
      { ...siteOf(), config: { ...config, business: { ...business, specialHours: special } } },
      '',
    );
    expect(
      hours.special.map(({ words, until }) => `${words} (${new Date(until).toISOString()})`),
    ).toMatchInlineSnapshot(`
      [
        "Christmas, December 24, 2026 – January 3, 2027: closed (2027-01-04T06:00:00.000Z)",
        "July 3, 2026: 8 AM to 12 PM (2026-07-04T05:00:00.000Z)",
        "June 1 – August 31, 2026: Saturday, 9 AM to 1 PM (2026-09-01T05:00:00.000Z)",
      ]
    `);
    const own = {
      ...business,
      offices: [{ ...seguin, specialHours: special.slice(1, 2) }],
      specialHours: special.slice(2),
    };
    expect(hoursByOffice(own, english).seguin?.special.map(({ words }) => words)).toMatchInlineSnapshot(`
      [
        "July 3, 2026: 8 AM to 12 PM",
        "June 1 – August 31, 2026: Saturday, 9 AM to 1 PM",
      ]
    `);
  });
});

test('hours in words', () => {
  const words = (openingHours: OpeningHours[], locale = english) => hoursInWords(openingHours, locale);
  expect([lunch.toReversed(), night, always, visits].map((hours) => words(hours))).toMatchInlineSnapshot(`
    [
      "Monday, Tuesday, 8 AM to 12 PM and 1:30 PM to 5 PM",
      "Friday, Sunday, 8 PM to 2 AM",
      "Monday to Sunday, open 24 hours",
      "Saturday, by appointment; Sunday, closed; Monday to Friday, 8 AM to 6 PM",
    ]
  `);
  const open = { opens: '09:00', closes: '18:00' } as const;
  const onDays = (...days: OpeningHours['days']) => words([{ days, ...open }]);
  expect(onDays('Saturday', 'Sunday', 'Monday', 'Tuesday')).toBe('Saturday to Tuesday, 9 AM to 6 PM');
  expect(onDays('Monday', 'Tuesday', 'Wednesday', 'Friday', 'Saturday')).toBe(
    'Monday to Wednesday, Friday, Saturday, 9 AM to 6 PM',
  );
  expect(words(visits, localeOf(config, 'es-US'))).toMatchInlineSnapshot(
    `"sábado, con cita previa; domingo, cerrado; lunes a viernes, de 8 a.m. a 6 p.m."`,
  );
  expect(hoursAsLine(visits, localeOf(config, 'fr-CA'))).toBe(
    'Samedi, sur rendez-vous; dimanche, fermé; lundi au vendredi, de 8 h à 18 h',
  );
  expect(hoursInLines(visits, localeOf(config, 'fr-CA'))).toEqual([
    'Samedi, sur rendez-vous',
    'Dimanche, fermé',
    'Lundi au vendredi, de 8 h à 18 h',
  ]);
  expect(hoursAsLine(visits, localeOf(config, 'de-AT'))).toMatch(/Montag bis Freitag, 0?8:00 bis 18:00 Uhr/);
});

test('offices share a schedule unless they have hours or a time zone of their own', () => {
  const numbers = (business: Business) =>
    Object.values(hoursByOffice(business, english)).map(({ schedule }) => schedule);
  const chicago = opening(weekdaysFrom8To18, 'America/Chicago');
  expect([numbers(chicago), schedulesOf(chicago, english).length]).toEqual([[0, 0], 1]);
  expect(numbers({ ...chicago, offices: [seguin, { ...luling, openingHours: night }] })).toEqual([0, 1]);
  expect(numbers({ ...chicago, offices: [seguin, { ...luling, timeZone: 'America/Denver' }] })).toEqual([0, 1]);
});

test('where no time zone is named, nothing is said of opening and closing', () => {
  const unknown = { ...business, timeZone: undefined };
  expect(schedulesOf(unknown, english)).toEqual([]);
  expect(Object.values(hoursByOffice(unknown, english)).map(({ schedule }) => schedule)).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['America/Chicago', [-360, -300, -360, -300, -360]],
  ['America/Phoenix', [-420]],
  ['Australia/Lord_Howe', [660, 630, 660, 630, 660]],
  ['Asia/Kolkata', [330]],
])('clocks in %s go as far as the next year ends as browsers say', (timeZone, ahead) => {
  const changes = clockChanges(timeZone, 2026);
  expect(changes.map(([, minutes]) => minutes)).toEqual(ahead);
  expect(changes.at(-1)?.[0]).toBe(Date.UTC(2028, 0) / 60_000);
  for (const [until, minutes] of changes.slice(0, -1)) {
    expect(minuteAt((until - 1) * 60_000, timeZone) - (until - 1)).toBe(minutes);
    expect(minuteAt(until * 60_000, timeZone) - until).not.toBe(minutes);
  }
});
