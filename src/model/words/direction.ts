/** Scripts that are written from right to left (ISO 15924). */
const leftward: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Where lines of a language begin, as `dir` says it; nothing where they begin at the left. */
export const directionOf = (language: string): 'rtl' | undefined =>
  leftward.has(new Intl.Locale(language).maximize().script) ? 'rtl' : undefined;

/** A number as it stands among words: where those are read from right to left, the groups of its figures would change places. */
export const amongWords = (number: string, languages: readonly string[]): string =>
  languages.some(directionOf) ? `\u2066${number}\u2069` : number;
