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
  /** `100 miles`, `30 Kilometer`. */
  words: string;
}

/** How far a business works; undefined where it doesn't say. */
export function reachOf(config: Pick<SiteConfig, 'business' | 'seo' | 'locale'>): Reach | undefined {
  const { radius } = config.business;
  if (radius === undefined) return undefined;
  const units = unitsOf(config);
  const format = numberFormat(languageOf(config), { style: 'unit', unit: unitNames[units], unitDisplay: 'long' });
  return { kilometers: radius * kilometersIn[units], words: format.format(radius) };
}
