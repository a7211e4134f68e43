import type { SiteConfig } from '../../schemas/site';
import { contentHash } from '../model/content-hash';
import type { Inventory } from '../model/site';
import type { Issue } from '../reading/issue';
import type { Path } from '../reading/position';
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

/** What rules found in the texts of a configuration, and a name for all that it follows from. Plain data. */
export interface ConfigTexts {
  madeFrom: string;
  found: readonly (readonly [path: Path, issue: Issue])[];
}

interface Beside {
  inventory: Inventory;
  year: number;
  /** What was found before: to look for nothing in texts that are the same spares most of a check in which little changed. */
  before?: ConfigTexts;
}

/** Looks at what the configuration says: at each of its texts, and at its facts. Gives what its texts hold, for the next time. */
export function checkWrittenConfig(
  { written, resolved, leaves }: WrittenConfig,
  { inventory, year, before }: Beside,
  report: Report,
): ConfigTexts {
  const madeFrom = contentHash([leaves, resolved, year]);
  const found: [Path, Issue][] = [];
  const texts = before?.madeFrom === madeFrom ? before : { madeFrom, found };
  if (texts !== before)
    checkTexts(leaves, { config: resolved, year }, { error: (path, issue) => found.push([path, issue]) });
  for (const [path, issue] of texts.found) report.error(path, issue);
  for (const { code, severity, find } of configRules)
    for (const finding of find(written, { inventory, year })) report.error([], { code, severity, ...finding });
  return texts;
}
