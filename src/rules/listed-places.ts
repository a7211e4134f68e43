import type { SiteConfig } from '../../schemas/site';
import type { Path } from '../reading/position';

/** The places that a site lists as its areas, each with where it stands in the configuration. */
export const listedPlaces = ({ areas }: Pick<SiteConfig, 'areas'>): { name: string; path: Path }[] => [
  ...areas.cities.map(({ name }, index) => ({ name, path: ['areas', 'cities', index, 'name'] })),
  ...areas.communities.map((name, index) => ({ name, path: ['areas', 'communities', index] })),
];

/** The names of those places. */
export const placeNames = (config: Pick<SiteConfig, 'areas'>): string[] => listedPlaces(config).map(({ name }) => name);

/** The same, and the towns of the offices. */
export const knownTowns = (config: SiteConfig): string[] => [
  ...placeNames(config),
  ...config.business.offices.map(({ city }) => city),
];

/** Where the offices are, by their own word and by that of their addresses. */
export const officeTowns = ({ business }: Pick<SiteConfig, 'business'>): string[] =>
  business.offices.flatMap(({ city, address }) => (address ? [city, address.city] : [city]));
