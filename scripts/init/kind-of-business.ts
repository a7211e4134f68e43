import { businessKinds } from '../../schemas/site/business-kinds';
import { kindWithin } from '../../src/model/kind-called';
import { kindred } from '../../src/reading/closest';

const anyBusiness = 'LocalBusiness';

/** The kind of schema.org that a trade is called by, else a local business. */
export const kindOfBusiness = (trade: string): string =>
  businessKinds.find((kind) => kind.toLowerCase() === trade.replace(/[^a-z]/gi, '').toLowerCase()) ??
  kindWithin(trade) ??
  anyBusiness;

/** What is told of a trade that is called by no kind: what search engines take it for, and where the closer ones are. */
export function kindToChoose(trade: string): string {
  if (kindOfBusiness(trade) !== anyBusiness) return '';
  const near = kindred(trade.normalize('NFD').replace(/\p{M}/gu, ''), businessKinds);
  const meant = near === undefined ? '' : ` Is it one of kind ${near}? Then write kinds: [${near}].`;
  return `\n\nSearch engines take it for a business of any kind: kinds: [${anyBusiness}] in site.config.yaml.${meant} All kinds are listed under https://schema.org/${anyBusiness}.`;
}
