import type { ReportOf } from '../addresses/address-checks';
import type { PageSummary } from '../resolving/page-summary';
import { siteRules } from './registry';
import type { FileFinding, WholeSite } from './rule';

/** What rules about the whole site found, by their codes. Plain data. */
export type SiteFindings = readonly (readonly [code: string, findings: readonly FileFinding[]])[];

/** A site that was looked at, and what was found. */
export interface SeenSite {
  site: WholeSite;
  found: SiteFindings;
}

export interface SiteCheck {
  /** Reports how the published pages stand to one another; what belongs to no page is told of `configFile`. */
  check(site: WholeSite, configFile: string, reportOf: ReportOf): void;
  /** What was checked last; `isNew` where a rule was asked for it, or for a site before it. */
  last(): (SeenSite & { isNew: boolean }) | undefined;
}

/**
 * A check to be made each time that something changed: a rule is asked again only where a page says otherwise in what the
 * rule reads, or the pages or what they stand in are others. What it found is told again at the lines of now. Of the first
 * site `seenBefore` may know how it was when an earlier run looked at it.
 */
export function siteCheck(seenBefore: (now: WholeSite) => SeenSite | undefined = () => undefined): SiteCheck {
  let before: WholeSite | undefined;
  let found = new Map<string, readonly FileFinding[]>();
  let isNew = false;
  return {
    check(site, configFile, reportOf) {
      const seen = before ? undefined : seenBefore(site);
      if (seen) [before, found] = [seen.site, new Map(seen.found)];
      if (!before || !standAlike(before, site)) found.clear();
      const changed = before && found.size > 0 ? changedFields(before.pages, site.pages) : new Set();
      before = site;
      for (const rule of siteRules) {
        const { code, severity } = rule;
        const known = rule.reads.some((field) => changed.has(field)) ? undefined : found.get(code);
        const findings = known ?? rule.find(site);
        if (findings !== known) isNew = true;
        found.set(code, findings);
        for (const { file = configFile, ...finding } of findings)
          reportOf(file).error([], { code, severity, ...finding });
      }
    },
    last: () => before && { site: before, found: [...found], isNew },
  };
}

/** True where the same pages stand in the same surroundings, whatever they say. */
function standAlike(
  before: WholeSite,
  { pages, routes, home, waysKnown, config, inventory, today }: WholeSite,
): boolean {
  return (
    before.config === config &&
    before.inventory === inventory &&
    before.today === today &&
    before.waysKnown === waysKnown &&
    before.home?.file === home?.file &&
    before.home?.draft === home?.draft &&
    before.routes.size === routes.size &&
    [...routes].every((route) => before.routes.has(route)) &&
    before.pages.length === pages.length &&
    before.pages.every(({ file, route }, at) => file === pages[at]?.file && route === pages[at].route)
  );
}

/** The fields in which one of the pages says otherwise than before. */
function changedFields(before: readonly PageSummary[], pages: readonly PageSummary[]): Set<keyof PageSummary> {
  const changed = new Set<keyof PageSummary>();
  for (const [at, page] of pages.entries()) {
    const old = before[at];
    if (old === undefined || old === page) continue;
    // What a summary holds is plain data.
    for (const field of fieldsOf(old, page))
      if (JSON.stringify(page[field]) !== JSON.stringify(old[field])) changed.add(field);
  }
  return changed;
}

/** The names of the fields of both: one that has no value may be left out. */
const fieldsOf = (...pages: PageSummary[]): (keyof PageSummary)[] =>
  // The keys of a summary are its fields.
  pages.flatMap((page) => Object.keys(page) as (keyof PageSummary)[]);
