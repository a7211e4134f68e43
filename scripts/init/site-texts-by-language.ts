import type { Language } from './countries';
import { englishTexts } from './english-texts';
import { frenchTexts } from './french-texts';
import { germanTexts } from './german-texts';
import type { SiteTexts } from './site-texts';
import { spanishTexts } from './spanish-texts';

/** The words of a new site by language. */
export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  en: englishTexts,
  es: spanishTexts,
  fr: frenchTexts,
  de: germanTexts,
};
