import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { AddressLookup } from '../addresses/address-lookup';
import type { Report } from '../reading/report';
import type { NameLookup } from './name-lookup';
import { withPhonesShown } from './phones';
import { resolveLeaf } from './resolve-leaf';
import { officeOf } from './templates/common-sections';
import { typeset } from './typeset';
import { mapLeaves } from './walk';

interface Surroundings {
  addresses: AddressLookup;
  names: NameLookup;
  year: number;
}

/** The configuration with its tokens filled in and its links resolved; `call` and `{phone}` are the main office's. */
export function resolveConfig(
  written: SiteConfig,
  { addresses, names, year }: Surroundings,
  report: Report,
): SiteConfig {
  const config = withPhonesShown(written);
  const office = officeOf(config, undefined);
  const leaf = {
    tokens: { config, office, city: office.city, year },
    links: { config, addresses, office },
    names,
  };
  const resolved = mapLeaves(siteConfig, config, [], (kind, text, path) => {
    const { value, issues } = resolveLeaf(kind, text, leaf);
    for (const issue of issues) report.error(path, issue);
    return value;
  });
  return { ...resolved, words: typesetAll(config.words) };
}

/** A value of plain data with each of its texts typeset. */
function typesetAll<T>(value: T): T {
  const mapped: unknown =
    typeof value === 'string'
      ? typeset(value)
      : Object.fromEntries(Object.entries(value ?? {}).map(([name, part]) => [name, typesetAll(part)]));
  // Texts are replaced by texts, and nothing else changes.
  return mapped as T;
}
