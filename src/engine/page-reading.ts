import { bookkeeping } from '../../schemas/page';
import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import type { AddressFacts } from '../addresses/address-facts';
import { routeOf } from '../addresses/routes';
import { contentHash } from '../model/content-hash';
import type { SourceFile } from '../model/site';
import { anchorOf } from '../model/slug';
import { childValue } from '../model/values';
import { readPage } from '../reading/page-source';
import { type Problem, problemOfFile } from '../reading/problem';
import { sectionsOf } from '../resolving/templates';
import { isDraftSection } from '../resolving/without-drafts';

/** What is known of a page file by itself. Plain data, so that it can be kept between runs. */
export interface PageReading {
  problems: readonly Problem[];
  /** Missing where the file makes no route, as its name begins with `_`. */
  facts?: AddressFacts;
  /** The language that it says it is in. */
  language?: string;
  /** Names what the page says to its readers: the same until that changes. */
  content?: string;
  /** True where other pages show something of it: an article in their lists, a translation, the page of a category. */
  showsElsewhere?: true;
}

/**
 * Reads a page file; the source only when it has no errors. A template's sections, and so the parts that can be linked to,
 * depend on the configuration; without one no part is known.
 */
export function readPageFile(
  file: SourceFile,
  config: SiteConfig | undefined,
): { reading: PageReading; source?: PageSource } {
  const placing = routeOf(file.path);
  if (!placing) return { reading: { problems: [] } };
  const { value: source, problems: found, written } = readPage(file);
  const problems = childValue(written, 'draft') === true ? found.map(ofDraft) : found;
  if (placing.issue && !problems.some(({ code }) => code === 'file/config-place')) {
    const facts = factsOf(file.path, placing.route, undefined, config);
    return { reading: { problems: [...problems, problemOfFile(file.path, placing.issue)], facts } };
  }
  const facts = factsOf(file.path, placing.route, source, config);
  const elsewhere = source !== undefined && config !== undefined && showsElsewhere(source, config);
  const language = childValue(written, 'language');
  return {
    reading: {
      ...{ problems, facts },
      ...(typeof language === 'string' && { language }),
      ...(source && { content: contentOf(written) }),
      ...(elsewhere && { showsElsewhere: true }),
    },
    source,
  };
}

/** A mistake in a draft is a warning: it is not published yet, and stops nobody. Of a text that is no YAML nobody knows what it is. */
const ofDraft = (problem: Problem): Problem =>
  problem.code.startsWith('yaml/') ? problem : { ...problem, severity: 'warning' };

/** What is known of a page file by its name alone, until it is read: that there is a page. Nothing where the name makes none. */
export function placedByName(path: string): PageReading | undefined {
  const placing = routeOf(path);
  return (
    placing && {
      problems: [],
      facts: { ...factsOf(path, placing.route, undefined, undefined), valid: true, anchors: undefined },
    }
  );
}

const showsElsewhere = (source: PageSource, config: SiteConfig): boolean =>
  ('template' in source && source.template === 'article') ||
  source.language !== undefined ||
  source.translates !== undefined ||
  sectionsOf(source, config).some((section) => section.type === 'post-list' && section.category !== undefined);

const contentOf = (written: unknown): string =>
  contentHash({ ...(written as object), ...Object.fromEntries(bookkeeping.map((field) => [field, undefined])) });

/** What a link can lead to of a section: the section, and the filters of its photos. */
const partsOf = (section: ReturnType<typeof sectionsOf>[number]): string[] => [
  ...(section.id ? [section.id] : []),
  ...(section.type === 'gallery' && section.filter
    ? new Set(section.images.flatMap(({ category }) => (category ? `category=${anchorOf(category)}` : [])))
    : []),
];

const factsOf = (
  file: string,
  route: string,
  source: PageSource | undefined,
  config: SiteConfig | undefined,
): AddressFacts => ({
  file,
  route,
  valid: source !== undefined,
  draft: source?.draft === true,
  aliases: source?.aliases ?? [],
  redirectFrom: source?.redirectFrom ?? [],
  canonical: source?.canonical,
  anchors:
    source && config
      ? sectionsOf(source, config).flatMap((section) => (isDraftSection(section) ? [] : partsOf(section)))
      : [],
});
