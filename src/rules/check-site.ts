import type { ReportOf } from '../addresses/address-checks';
import { siteRules } from './registry';
import type { WholeSite } from './rule';

/** Looks at how the published pages stand to one another; what belongs to no page is told of `configFile`. */
export function checkWholeSite(site: WholeSite, configFile: string, reportOf: ReportOf): void {
  for (const { code, severity, find } of siteRules)
    for (const { file = configFile, ...finding } of find(site))
      reportOf(file).error([], { code, severity, ...finding });
}
