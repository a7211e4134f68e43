import { type SiteConfig, siteConfig } from '../../schemas/site';
import type { Inventory } from '../model/site';
import type { Report } from '../reading/report';
import { checkTexts } from './check-texts';
import { configRules } from './registry';

interface WrittenConfig {
  written: SiteConfig;
  /** The same with its tokens filled in. */
  resolved: SiteConfig;
}

/** Looks at what the configuration says: at each of its texts, and at its facts. */
export function checkWrittenConfig(
  { written, resolved }: WrittenConfig,
  { inventory, year }: { inventory: Inventory; year: number },
  report: Report,
): void {
  checkTexts(siteConfig, { written, resolved }, { config: resolved, year }, report);
  for (const { code, severity, find } of configRules)
    for (const finding of find(written, { inventory, year })) report.error([], { code, severity, ...finding });
}
