import { dateFormat } from '../../model/formats';
import { countryOf, languageOf } from '../../model/words/words-of';
import { closest } from '../../reading/closest';
import { offer, type RuleFinding, type TextRule } from '../rule';

/** Words for a time that is gone, in the languages that the engine knows. */
const gone: Readonly<Record<string, RegExp>> = {
  en: /\b(?:ago|last|yesterday|today|recent\w*|this|past|earlier|day|week|month|year|weekend|spring|summer|autumn|fall|winter|christmas|easter|new year)/i,
  es: /(?<!\p{L})(?:hace|ayer|hoy|reciente\p{L}*|pasad[oa]s?|últim[oa]s?|est[ea]|día|semana|mes|año|primavera|verano|otoño|invierno|navidad|pascua)/iu,
  fr: /(?<!\p{L})(?:il y a|hier|aujourd|récemment|derni\p{L}+|cet|cette|jour|semaine|mois|an|année|printemps|été|automne|hiver|noël|pâques)/iu,
  de: /(?<!\p{L})(?:vor|gestern|heute|kürzlich|neulich|letzt\p{L}*|dies\p{L}*|tag|woche|monat|jahr|frühling|frühjahr|sommer|herbst|winter|weihnacht\p{L}*|ostern)/iu,
};

/** The names of the months of a language, in full and in short, without marks. */
const monthsOf = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) =>
      dateFormat(language, { month: style, timeZone: 'UTC' })
        .format(Date.UTC(2024, month, 15))
        .toLowerCase(),
    ),
  )
    .flat()
    .map((name) => name.replace('.', ''));

/** The first year from which a website has reviews, in two figures. */
const firstYear = 15;

/**
 * A day in three figures of two that is none, or an old one, as days are written in the country: `24-05-01` as `2024-05-01`,
 * where the first is a year.
 */
function shortDay(written: string, isMonthFirst: boolean): RuleFinding[] {
  const [, first = '', second, third] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{2})$/.exec(written) ?? [];
  if (second === undefined) return [];
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  if (Number(month) <= 12 && Number(day) <= 31 && Number(third) >= firstYear) return [];
  const found = `"${written}" is read as another day by everybody`;
  const isYear = Number(first) >= firstYear && Number(second) <= 12 && Number(third) <= 31;
  return [
    isYear
      ? { found, ...offer(`20${first}-${second}-${third}`, { unsure: true }) }
      : { found, fix: 'write the month in words, or the day as in 2026-05-01' },
  ];
}

const units = ['day', 'week', 'month', 'year', 'hour', 'night', 'summer', 'winter', 'decade', 'weekend'];

/** A time that is gone by a word that is misspelt, or said of one as of several, as it is to be written: "2 monts ago", "1 weeks ago". */
function misspeltAgo(written: string): string | undefined {
  const [, count = '', unit = ''] = /^(an?|\d{1,2}) (\p{Ll}{4,}) ago$/u.exec(written) ?? [];
  const known = units.flatMap((one) => [one, `${one}s`]);
  if (known.includes(unit) && count !== '' && unit.endsWith('s') === /^(?:an?|1)$/.test(count))
    return written.replace(unit, unit.endsWith('s') ? unit.slice(0, -1) : `${unit}s`);
  const near =
    unit === '' || known.includes(unit)
      ? undefined
      : closest(unit, /^(?:an?|1)$/.test(count) ? units : known.filter((one) => one.endsWith('s')));
  return near && written.replace(unit, near);
}

/** When customers wrote, which is told in their own words. */
export const reviewDayRules: readonly TextRule[] = [
  {
    code: 'prose/day-unsaid',
    severity: 'warning',
    why: 'Visitors ask how old a review is: what says no day, or one of several, makes it one that nobody believes.',
    fields: new Set(['date', 'responseDate']),
    find: ({ written, path }, { config, page }) => {
      const language = (page?.language ?? languageOf(config)).split('-')[0] ?? '';
      const said = written.trim();
      if (!path.includes('items') || !(language in gone)) return [];
      const ago = language === 'en' ? misspeltAgo(said) : undefined;
      if (ago !== undefined) return [{ found: `"${said}" has a word wrong`, ...offer(ago, { unsure: true }) }];
      if (/\d/.test(said)) return shortDay(said, countryOf(config) === 'US');
      const names = `${said.toLowerCase()} `;
      return gone[language]?.test(said) || monthsOf(language).some((month) => names.includes(month))
        ? []
        : [
            {
              found: `"${said}" says no time that is gone`,
              fix: 'write when it was, such as "2 months ago" or 2026-05-01',
            },
          ];
    },
  },
];
