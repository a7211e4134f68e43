import type { Business } from '../../../schemas/site/business';

/** What a business is called besides its name; nothing where that is its name. */
export const alternateNameOf = ({ name, shortName }: Business): string | undefined =>
  shortName === name ? undefined : shortName;
