/** Keeps what is made for a locale: making a format costs a thousand times what using it does. */
function madeOnce<O, T>(make: (locale: string, options?: O) => T): (locale: string, options?: O) => T {
  const made = new Map<string, T>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}

/**
 * English where CLDR knows none of the country: that of the world, for what stands under `en` alone is American, with the clock
 * of 12 or 24 hours that the country's own language has.
 */
function worldEnglish(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const { hourCycle } = new Intl.DateTimeFormat(`${language}-${region}`, { hour: 'numeric' }).resolvedOptions();
  return `en-001-u-hc-${hourCycle}`;
}

/** How dates and times are written in a locale. */
export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>((locale, options) => {
  const format = new Intl.DateTimeFormat(locale, options);
  const { language, region } = new Intl.Locale(locale);
  const isKnown = language !== 'en' || region === undefined || format.resolvedOptions().locale.includes(region);
  return isKnown ? format : new Intl.DateTimeFormat(worldEnglish(region), options);
});

/** Which form of a word goes with a number in a locale. */
export const pluralRules = madeOnce<Intl.PluralRulesOptions, Intl.PluralRules>(
  (locale, options) => new Intl.PluralRules(locale, options),
);

/** How numbers are written in a locale. */
export const numberFormat = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** How a few things are named in a row in a locale: `a, b and c`. */
export const listFormat = madeOnce<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
);

/** What countries are called in a language, by their codes (ISO 3166). */
export const regionNames = madeOnce((language) => new Intl.DisplayNames(language, { type: 'region' }));
