import { stateCode, stateIn } from '../../src/model/us-states';
import { isPartWritten } from '../../src/rules/facts/country-parts';
import { countryIn } from './countries';

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
  if (isPartWritten(behind, country)) return { town, region: `${country}-${behind}` };
  return countryIn(behind) === country || /^[A-Z]{2,3}$/.test(behind) ? { town, region: country } : undefined;
}
