import { stateCode, stateIn } from '../../src/model/us-states';
import { countryIn } from './countries';

/** Parts of countries by the letters that people write behind a town, which are those of ISO 3166-2. */
const parts: Readonly<Record<string, readonly string[]>> = {
  AU: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
};

/** A town, and the region that was written behind it as `seo.region` has it: `US-TX`, or the country alone. */
interface Town {
  town: string;
  region: string;
}

/** A town by its name, with its state or country behind a comma or without; undefined where more than that is written. */
export function townIn(answer: string, country: string): Town | undefined {
  const [town = '', behind, ...more] = answer.split(',').map((part) => part.trim());
  if (behind === undefined) return { town, region: country };
  const state = country === 'US' ? (stateIn(behind) ?? stateCode(behind)) : undefined;
  if (more.length > 0 || town === '') return undefined;
  if (state !== undefined) return { town, region: `US-${state}` };
  if (parts[country]?.includes(behind)) return { town, region: `${country}-${behind}` };
  return countryIn(behind) === country || /^[A-Z]{2,3}$/.test(behind) ? { town, region: country } : undefined;
}
