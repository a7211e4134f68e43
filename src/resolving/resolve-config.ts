import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { AddressLookup } from '../addresses/address-lookup';
import type { Report } from '../reading/report';
import type { NameLookup } from './name-lookup';
import { resolveLeaf } from './resolve-leaf';
import { officeOf } from './templates/common-sections';
import { mapLeaves } from './walk';

interface Surroundings {
  addresses: AddressLookup;
  names: NameLookup;
  year: number;
}

/** The configuration with its tokens filled in and its links resolved; `call` and `{phone}` are the main office's. */
export function resolveConfig(
  config: SiteConfig,
  { addresses, names, year }: Surroundings,
  report: Report,
): SiteConfig {
  const office = officeOf(config, undefined);
  const leaf = {
    tokens: { config, office, city: office.city, year },
    links: { config, addresses, office },
    names,
  };
  return mapLeaves(siteConfig, config, [], (kind, written, path) => {
    const { value, issues } = resolveLeaf(kind, written, leaf);
    for (const issue of issues) report.error(path, issue);
    return value;
  });
}
