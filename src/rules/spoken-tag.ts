import { countryOf, languageOf } from '../model/words/words-of';
import type { TextContext } from './rule';

/** The language of a text and where it is spoken, as dates and numbers are written by (BCP 47); English where a country is none. */
export function spokenTag({ config, page }: Pick<TextContext, 'config' | 'page'>): string {
  const language = page?.language ?? languageOf(config);
  const tag = language.includes('-') ? language : `${language}-${countryOf(config)}`;
  return /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(tag) ? tag : 'en';
}
