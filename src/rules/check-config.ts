import type { SiteConfig } from '../../schemas/site';
import type { Inventory } from '../model/site';
import type { Report } from '../reading/report';
import type { Leaf } from '../resolving/leaves';
import { checkTexts } from './check-texts';
import { configRules } from './registry';

interface WrittenConfig {
  written: SiteConfig;
  /** The same with its tokens filled in. */
  resolved: SiteConfig;
  leaves: readonly Leaf[];
}

/** Looks at what the configuration says: at each of its texts, and at its facts. */
export function checkWrittenConfig(
  { written, resolved, leaves }: WrittenConfig,
  { inventory, year }: { inventory: Inventory; year: number },
  report: Report,
): void {
  checkTexts(leaves, { config: resolved, year }, report);
  for (const { code, severity, find } of configRules)
    for (const finding of find(written, { inventory, year })) report.error([], { code, severity, ...finding });
}
