import type { SiteConfig } from '../../schemas/site';
import { numberFormat } from './formats';
import { countryOf, languageOf } from './words/words-of';

/** Where roads are measured in miles (CLDR, `unitPreferenceData` for roads), with what belongs to these two. */
const inMiles = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'GB', 'IM', 'JE', 'GG']);

const kilometersIn = { miles: 1.609344, kilometers: 1 } as const;
const unitNames = { miles: 'mile', kilometers: 'kilometer' } as const;

/** In what a business measures how far it works: as it says, else as its country does. */
const unitsOf = ({ business, seo }: Pick<SiteConfig, 'business' | 'seo'>): keyof typeof kilometersIn =>
  business.units ?? (inMiles.has(countryOf({ seo })) ? 'miles' : 'kilometers');

/** How far a business works from each office. */
export interface Reach {
  kilometers: number;
  /** `100 miles`, `30 km`. */
  words: string;
}

/** How far a business works; undefined where it doesn't say. */
export function reachOf(config: Pick<SiteConfig, 'business' | 'seo' | 'locale'>): Reach | undefined {
  const { radius } = config.business;
  if (radius === undefined) return undefined;
  const units = unitsOf(config);
  const language = languageOf(config);
  // In other languages the name of a unit changes with the words around it, and its sign does not.
  const unitDisplay = /^(?:en|es|fr|it|pt|ca)\b/.test(language) ? 'long' : 'short';
  const format = numberFormat(language, { style: 'unit', unit: unitNames[units], unitDisplay });
  return { kilometers: radius * kilometersIn[units], words: format.format(radius) };
}
