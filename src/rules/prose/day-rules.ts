import { dateFormat } from '../../model/formats';
import { lastDayOf } from '../../model/last-day';
import { findingsAt, offer, type RuleFinding, type TextContext, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { dayNamesIn } from './day-names';
import { farthestYear, farYear } from './far-year-rules';
import { hasFigure } from './hints';

/** A day in a text: its words, those for the day of the week where they are said, and its number, month and year. */
interface Day {
  words: string;
  weekday?: number | undefined;
  day: number;
  month: number;
  year?: number | undefined;
}

const numberOr = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** The days that a text names, in words of its language or in figures. */
export function daysIn(text: string, tag: string): Day[] {
  const { months, weekdays, monthFirst, dayFirst, isMonthFirst } = dayNamesIn(tag);
  const inWords = (
    words: string,
    weekday: string | undefined,
    day: string,
    month: string,
    year: string | undefined,
  ) => ({
    words,
    weekday: weekdays.get((weekday ?? '').toLowerCase()),
    day: Number(day),
    month: months.get(month.toLowerCase()) ?? 0,
    year: numberOr(year),
  });
  return [
    ...[...text.matchAll(monthFirst)].map(([words, weekday, month = '', day = '', year]) =>
      inWords(words, weekday, day, month, year),
    ),
    ...[...text.matchAll(dayFirst)].map(([words, weekday, day = '', month = '', year]) =>
      inWords(words, weekday, day, month, year),
    ),
    ...[...text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?![\d/])/g)].map(
      ([words, first = '', second = '', year]) => ({
        words,
        day: Number(isMonthFirst ? second : first),
        month: Number(isMonthFirst ? first : second),
        year: numberOr(year),
      }),
    ),
    ...[...text.matchAll(/(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g)].map(([words, year, month, day]) => ({
      words,
      day: Number(day),
      month: Number(month),
      year: numberOr(year),
    })),
  ];
}

/** The number of the last day of its month; in a leap year where no year is named. */
const lastOf = ({ month, year = 2000 }: Pick<Day, 'month' | 'year'>): number => lastDayOf(year, month);

/** A day without a year may be a number of things: "In April 31 were laid." One that a time begins or ends with is none. */
const isSurelyDay = ({ words, year }: Day, text: string): boolean =>
  year !== undefined ||
  new RegExp(
    String.raw`\b(?:on|until|till|by|before|through|from|hasta|desde|bis|ab|am)(?: the| el)? ${words}\b|^${words}$`,
    'i',
  ).test(text) ||
  new RegExp(`${words}(?:[.,;:)!]|$)`).test(text);

function impossible(text: string, context: TextContext): RuleFinding[] {
  return daysIn(text, spokenTag(context)).flatMap((day) => {
    const { words, month, year } = day;
    if (month < 1 || day.day < 1 || !isSurelyDay(day, text)) return [];
    const at = { needle: words };
    if (year !== undefined && year > context.year + farthestYear) return [{ ...farYear(words, year, context), at }];
    if (month > 12)
      return day.day > 12 || !/^\d{1,2}\/\d/.test(words)
        ? [{ found: `"${words}" is no day: there is no month ${month}`, fix: 'write the day that was meant', at }]
        : [
            {
              found: `"${words}" is no day: there is no month ${month}`,
              ...offer(words.replace(/^(\d+)\/(\d+)/, '$2/$1')),
              at,
            },
          ];
    const last = lastOf({ month, year });
    return day.day > last && (year !== undefined || day.day <= 31)
      ? [
          {
            found: `there is no "${words}": that month has ${last} days`,
            ...offer(words.replace(String(day.day), String(last)), {
              fix: `write ${words.replace(String(day.day), String(last))}, or the day that was meant`,
              unsure: true,
            }),
            at,
          },
        ]
      : [];
  });
}

function otherWeekday(text: string, context: TextContext): RuleFinding[] {
  const tag = spokenTag(context);
  return daysIn(text, tag).flatMap(({ words, weekday, day, month, year }) => {
    if (weekday === undefined || year === undefined || month < 1 || day > lastOf({ month, year })) return [];
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCDay() === weekday) return [];
    const right = dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(date);
    return [
      {
        found: `"${words}" was or is a ${right}`,
        ...offer(words.replace(/^\p{L}+/u, right), {
          fix: `write ${words.replace(/^\p{L}+/u, right)}, or mend the day`,
          unsure: true,
        }),
        at: { needle: words },
      },
    ];
  });
}

/** What is said of a day that has come already. */
const gone =
  /\b(?:effective(?: date)?|last updated|updated|revised|last revised|in force|en vigor|vigente desde|actualizado|stand|gültig ab)[: ]*(?:on |since |as of |el |vom |am )?$/i;

/** What a year is named for that was to draw people in that year. */
const ofItsYear =
  /\b(?:new|neu|nuevo)(?: for| in| für| en)? (20\d\d)\b|\b(?:now hiring|we are closed|(?:offer|sale|special|deal|promotion) ends|valid (?:until|through))\b[^.!?\n]{0,25}?\b(20\d\d)\b|\b(?:rates|prices|fees|terms|hours|current|correct|accurate)\b[^.!?\n]{0,20}?\bas of (?:\p{L}+ )?(?:\d{1,2}, )?(20\d\d)\b|\b(?:[Mm]erry [Cc]hristmas|[Hh]appy (?:[Nn]ew [Yy]ear|[Hh]olidays)|[Ss]eason['’]s [Gg]reetings)\b[^.!?\n]{0,20}?\b(20\d\d)\b|(?<=^|[.!?]\s)(?:Opening|Coming|Launching)\b[^.!?\n,]{0,50}?\b(20\d\d)(?=[.!]|\s*$)|\b(?:(?:now|we are) )?(?:[Bb]ook|[Bb]ooking|[Ss]cheduling|[Rr]eserve|[Ee]nrol+|[Ee]nrol+ing|[Ss]ign up|[Rr]egister|[Aa]ccepting|[Oo]penings|[Ss]pots)\b(?! (?:was|were|had))[^.!?\n]{0,30}?\b(?:for|in) (?:the )?(?:early |late )?(?:spring|summer|fall|autumn|winter|season|january|february|march|april|may|june|july|august|september|october|november|december)(?: of)? (20\d\d)\b|\b(20\d\d) (?:(?:spring|summer|fall|autumn|winter|holiday|season) )?(?:special|specials|offers?|sale|deals?|discounts?|promotion|promo|price list|prices|rates|season)\b/giu;

/** Days and years in words, which nobody looks at again. */
export const dayRules: readonly TextRule[] = [
  {
    code: 'prose/day-impossible',
    severity: 'error',
    why: 'A day that no calendar has is a slip for another, and whoever counts on it comes on the wrong one.',
    sign: hasFigure,
    hint: /\d{4}|\b3[01]\b/,
    find: ({ written }, context) => impossible(written, context),
  },
  {
    code: 'prose/weekday-other',
    severity: 'error',
    why: 'Of a day whose weekday is that of another, nobody can tell which of the two holds.',
    sign: hasFigure,
    hint: /\d{4}/,
    find: ({ written }, context) => otherWeekday(written, context),
  },
  {
    code: 'prose/day-ahead',
    severity: 'error',
    why: 'A policy or a page that is said to hold since a day that is years away holds nothing now.',
    sign: hasFigure,
    hint: /\d{4}/,
    find: ({ written }, context) =>
      findingsAt(
        daysIn(written, spokenTag(context))
          .filter(({ words, year = 0 }) => year > context.year && gone.test(written.slice(0, written.indexOf(words))))
          .map(({ words }) => words),
        (words) => ({
          found: `"${words}" is still to come`,
          fix: `write the day it was, in ${context.year} or before`,
        }),
      ),
  },
  {
    code: 'prose/year-over',
    severity: 'warning',
    language: 'en',
    why: 'What was new, or an offer, in a year that is over tells visitors that nobody looks after the page.',
    sign: hasFigure,
    hint: /20\d\d/,
    find: ({ written }, { page, year: now }) =>
      page && 'date' in page
        ? []
        : findingsAt(
            [...written.matchAll(ofItsYear)]
              .filter((match) => Number(match.slice(1).find(Boolean)) < now)
              .map(([words]) => words),
            (words) => ({
              found: `"${words}" is of a year that is over`,
              fix: `leave the year out, or write ${now} where it holds now`,
            }),
          ),
  },
];
