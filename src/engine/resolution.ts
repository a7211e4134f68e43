import type { PageSource } from '../../schemas/templates';
import type { Page, SourceFile } from '../model/site';
import { placesWhenAsked } from '../reading/places-when-asked';
import { formatPath } from '../reading/position';
import type { Problem } from '../reading/problem';
import { reportOnFile } from '../reading/report';
import { type PageSummary, summaryOf } from '../resolving/page-summary';
import { pageAlone, resolveSource, type SourcePage, type Surroundings } from '../resolving/resolve-page';
import { sketchOf } from '../resolving/text-sketch';
import { isDraftSection, withoutDrafts } from '../resolving/without-drafts';
import type { Rules } from './given-rules';
import type { OpenLedger } from './ledger';

/** What came of resolving a page, without the page itself. Plain data, so that it can be kept between runs. */
export interface Resolution {
  problems: readonly Problem[];
  /** What the rules find in what it says; it can be drawn all the same. */
  findings: readonly Problem[];
  /** True where nothing is missing that the page needs to be drawn. */
  drawable: boolean;
  summary: PageSummary;
  /** The numbers of the questions that it hangs on, in the ledger. */
  asked: readonly number[];
}

/** The places of the sections of a page that are drafts, as they are printed. */
function draftSections(source: PageSource): string[] {
  const key = 'sections' in source ? 'sections' : 'more';
  const sections = 'sections' in source ? source.sections : 'more' in source ? source.more : [];
  return sections.flatMap((section, index) => (isDraftSection(section) ? [`${key}[${index}]`] : []));
}

/** A page that was resolved, and what came of that. */
interface ResolvedPage {
  page: Page;
  /** What is known before rules look at it. */
  resolution: Resolution;
  /** The same with what rules find in it. */
  seenBy(rules: Rules): Resolution;
}

/** Resolves a page. Mistakes in a draft, or in a section that is one, are warnings: it is not published yet, and stops nobody. */
export function resolvePage(
  page: SourcePage,
  file: SourceFile,
  { ledger, world }: { ledger: OpenLedger; world: Surroundings },
): ResolvedPage {
  const { surroundings, asked } = ledger.record(world);
  const { draft } = page.source;
  const problems: Problem[] = [];
  const places = placesWhenAsked(file);
  const report = (found: Problem[]) => reportOnFile(file.path, found, () => places);
  const resolved = resolveSource(page, seenFrom(page, surroundings), report(problems));
  const { form } = resolved;
  const alone = pageAlone(page, form, surroundings.config);
  const drafts = draftSections(page.source);
  const inDraft = (path: string) => drafts.some((section) => path === section || path.startsWith(`${section}.`));
  const leaves =
    drafts.length === 0 ? resolved.leaves : resolved.leaves.filter(({ path }) => !inDraft(formatPath(path)));
  const weighed = (found: Problem[]) =>
    found.map((problem) => (draft || inDraft(problem.path) ? { ...problem, severity: 'warning' as const } : problem));
  const summary = summaryOf(withoutDrafts(alone), { ...resolved, leaves }, surroundings.config);
  const resolution = {
    ...{ problems: weighed(problems), findings: [], drawable: problems.length === 0 },
    ...{ summary: { ...summary, sketch: '' }, asked: asked() },
  };
  return {
    page: alone,
    resolution,
    seenBy({ checkWrittenPage }) {
      const findings: Problem[] = [];
      checkWrittenPage({ ...page, ...resolved }, surroundings, report(findings));
      const sketch = sketchOf(leaves, surroundings.config, 'city' in form ? form.city : undefined);
      return { ...resolution, findings: weighed(findings), summary: { ...summary, sketch }, asked: asked() };
    },
  };
}

/** A page that was resolved before without mistakes, without another look at what it says. */
export const resolvedAgain = (page: SourcePage, world: Surroundings): Page =>
  pageAlone(page, resolveSource(page, seenFrom(page, world), { error: () => undefined }).form, world.config);

const seenFrom = ({ source }: SourcePage, surroundings: Surroundings): Surroundings =>
  source.draft ? amongDrafts(surroundings) : surroundings;

/** Drafts may lead to one another: they may be published together. */
const amongDrafts = (surroundings: Surroundings): Surroundings => ({
  ...surroundings,
  addresses: {
    ...surroundings.addresses,
    standingAt(path) {
      const standing = surroundings.addresses.standingAt(path);
      return standing.what === 'draft' ? { what: 'page' } : standing;
    },
  },
});
