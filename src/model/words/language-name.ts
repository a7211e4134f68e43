/** What a language is called by those who speak it. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language.split('-')[0] ?? language) ?? language;
