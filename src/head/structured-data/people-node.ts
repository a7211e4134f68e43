import type { IdReference, LocalBusiness, Person } from 'schema-dts';
import type { StatementOf } from '../../../schemas/statement';
import { largestJpeg } from '../rendition';
import type { GraphSource } from './graph-source';
import { businessId } from './ids';
import type { Node } from './node';
import { typesOfBusiness } from './types-of-business';

/** Who works for the business. */
export function peopleNode({ people }: StatementOf<'people'>, { site: { config }, inventory }: GraphSource): Node {
  const node: Exclude<LocalBusiness, string> & IdReference = {
    '@type': 'LocalBusiness',
    '@id': businessId(config),
    employee: people.map(
      ({ name, role, image, credentials }): Person => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        image: image && largestJpeg(config, inventory, image.src).url,
        hasCredential:
          credentials.length > 0
            ? credentials.map((credential) => ({ '@type': 'EducationalOccupationalCredential', name: credential }))
            : undefined,
      }),
    ),
  };
  return { ...node, '@type': typesOfBusiness(config.business) };
}
