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

/** What rules found in a configuration, and a name for all that it follows from. Plain data. */
export interface ConfigFindings {
  madeFrom: string;
  found: readonly (readonly [path: Path, issue: Issue])[];
}

interface Beside {
  inventory: Pick<Inventory, 'drawings'>;
  year: number;
  /** What was found before: to look at nothing that is the same spares most of a check in which little changed. */
  before?: ConfigFindings;
}

/** Looks at what the configuration says: at each of its texts, and at its facts. Gives what it found, for the next time. */
export function checkWrittenConfig(
  config: WrittenConfig,
  { inventory, year, before }: Beside,
  report: Report,
): ConfigFindings {
  const { written, resolved, leaves } = config;
  const madeFrom = contentHash([leaves, written, resolved, year, [...(inventory.drawings ?? [])]]);
  const findings = before?.madeFrom === madeFrom ? before : { madeFrom, found: foundIn(config, inventory, year) };
  for (const [path, issue] of findings.found) report.error(path, issue);
  return findings;
}

function foundIn(
  { written, resolved, leaves }: WrittenConfig,
  inventory: Beside['inventory'],
  year: number,
): ConfigFindings['found'] {
  const found: [Path, Issue][] = [];
  checkTexts(leaves, { config: resolved, year }, { error: (path, issue) => found.push([path, issue]) });
  for (const { code, severity, find } of configRules)
    for (const finding of find(written, { inventory, year })) found.push([[], { code, severity, ...finding }]);
  return found;
}
