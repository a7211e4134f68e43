import type { LocalBusiness } from 'schema-dts';
import type { Business } from '../../../schemas/site/business';
import { kindsBeside } from '../../../schemas/site/business-kinds';

const beside: ReadonlySet<string> = new Set(kindsBeside);

/** The types of a business: its kinds, and LocalBusiness where all of them stand beside it in schema.org (Google asks for that one). */
export const typesOfBusiness = ({ kinds }: Pick<Business, 'kinds'>): readonly TypeName[] =>
  kinds.every((kind) => beside.has(kind)) ? [...kinds, 'LocalBusiness'] : kinds;

type TypeName = Business['kinds'][number] | Exclude<LocalBusiness, string>['@type'];
