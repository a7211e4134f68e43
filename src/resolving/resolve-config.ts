import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { Addresses } from '../addresses/addresses';
import type { Inventory } from '../model/site';
import type { Report } from '../reading/report';
import { resolveLeaf } from './resolve-leaf';
import { officeOf } from './templates/common-sections';
import { mapLeaves } from './walk';

interface Surroundings {
  addresses: Addresses;
  inventory: Inventory;
  year: number;
}

/** The configuration with its tokens filled in and its links resolved; `call` and `{phone}` are the main office's. */
export function resolveConfig(
  config: SiteConfig,
  { addresses, inventory, year }: Surroundings,
  report: Report,
): SiteConfig {
  const office = officeOf(config, undefined);
  const leaf = {
    tokens: { config, office, city: office.city, year },
    links: { config, addresses, office },
    inventory,
    guardFacts: false,
  };
  return mapLeaves(siteConfig, config, [], (kind, written, path) => {
    const { value, issues } = resolveLeaf(kind, written, leaf);
    for (const issue of issues) report.error(path, issue);
    return value;
  });
}
