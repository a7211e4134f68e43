import type { WordTexts } from '../../../schemas/words';
import { frenchWords } from './french';
import { germanWords } from './german';
import { spanishWords } from './spanish';

/** The words of the languages that the engine knows besides English, each with all of them. */
export const translations: Readonly<Record<string, WordTexts>> = { es: spanishWords, fr: frenchWords, de: germanWords };
