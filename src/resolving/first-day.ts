const written = (part: string | number): string => String(part).padStart(2, '0');

/** The number of the month that words name in a language, long or short: 1 to 12. */
function monthIn(words: string, language: string): number | undefined {
  const said: string[] = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  const months = Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
        .format(new Date(Date.UTC(2000, month, 1)))
        .replace('.', '')
        .toLowerCase(),
    ),
  );
  const month = months.findIndex((names) => names.some((name) => said.includes(name)));
  return month < 0 ? undefined : month + 1;
}

/**
 * The first day that words for a time can mean, as YYYY-MM-DD: "2026-03-02", "March 2, 2026", "March 2026", "2026". Words
 * without a year, such as "2 months ago", mean none.
 */
export function firstDayIn(words: string, language: string): string | undefined {
  const [iso, year = '', month = '01', day = '01'] = /\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b/.exec(words) ?? [];
  if (iso !== undefined) return `${year}-${month}-${day}`;
  const [named] = /\b(?:19|20)\d\d\b/.exec(words) ?? [];
  if (named === undefined) return undefined;
  const inWords = monthIn(words, language);
  const dayOfMonth = inWords === undefined ? undefined : /(?<![\d/.-])(?:[12]?\d|3[01])(?!\d|[/-])/.exec(words)?.[0];
  return `${named}-${written(inWords ?? 1)}-${written(dayOfMonth ?? 1)}`;
}
