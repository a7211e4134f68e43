import { describe, expect, test } from 'vitest';
import type { Business, OpeningHours } from '../schemas/site/business';
import { minuteOfWeek, nextOpening } from '../src/model/opening';
import { hoursByOffice, schedulesOf } from '../src/model/schedule';
import { localeOf } from '../src/model/words/words-of';
import { siteOf } from './plumber';

const { config } = siteOf();
const { business } = config;
const english = localeOf(config);
const [seguin, luling] = business.offices;
if (!seguin || !luling) throw new Error('the fixture has two offices');
const weekdaysFrom8To18 = business.openingHours;

const opening = (openingHours: OpeningHours[], timeZone: string): Business => ({ ...business, openingHours, timeZone });

/** What the first office says at a moment: when it opens, or nothing because it is open. */
function said(at: string, openingHours: OpeningHours[], timeZone: string): string | undefined {
  const [schedule] = schedulesOf(opening(openingHours, timeZone), english);
  if (!schedule) throw new Error('a schedule follows from hours and time zone');
  return nextOpening(schedule[1], minuteOfWeek(new Date(at), schedule[0]))?.[2];
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
  ])('%s', (_, at, words) => {
    expect(said(at, weekdaysFrom8To18, 'America/Chicago')).toBe(words);
  });
});

const lunch: OpeningHours[] = [
  { days: ['Monday', 'Tuesday'], opens: '13:30', closes: '17:00' },
  { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
];
const night: OpeningHours[] = [{ days: ['Friday', 'Sunday'], opens: '20:00', closes: '02:00' }];
const always: OpeningHours[] = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '00:00',
  },
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
    ['around the clock, in the last minute', '2026-06-07T23:59:00Z', always, undefined],
  ])('%s', (_, at, hours, words) => {
    expect(said(at, hours, 'UTC')).toBe(words);
  });
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
