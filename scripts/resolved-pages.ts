import type { PageMemory } from '../src/engine/memory';
import type { Page } from '../src/model/site';
import { type PageFacts, pageFacts, withFacts, withReader } from '../src/resolving/page-facts';
import { appendNamedLines, namedLines, writeNamedLines } from './named-lines';
import { digestOf } from './output/digest';

/** Parts the texts of a line; JSON writes it otherwise. */
const tab = '\t';

/** Fields in a row: one without a value, which may still get one, keeps its place among them. */
type Fields = [name: keyof Page, value: unknown][];

/** A page as a line: what is asked of it for the whole site, its own fields, and its sections. */
function lineOf(page: Page): string {
  const fields = Object.entries(page).map(([name, value]) => (name === 'sections' ? [name] : [name, value]));
  return [pageFacts(page), fields, page.sections].map((part) => JSON.stringify(part)).join(tab);
}

/** The page of a line that was written down whole; its sections are read when they are asked for. */
function pageOf(line: string, name: string, sections: () => Page['sections']): Page | undefined {
  try {
    const [facts = '', fields = ''] = line.split(tab, 2);
    // Written by `lineOf` alone, under a name that says all that the page was made from; what has no value is `null` in it.
    const own = (JSON.parse(fields) as Fields).map(([field, value]) => [field, value ?? undefined] as const);
    const page = withReader(own, sections) as Page;
    return withFacts(page, { ...(JSON.parse(facts) as PageFacts), madeFrom: name });
  } catch {
    return undefined;
  }
}

/** How many pages are held whole, and written down at once; those of a larger site are read again when they are drawn. */
const heldWhole = 1500;

/**
 * Resolved pages in a file that may be deleted at any time: a line each, which begins with the name of all that the page was
 * made from. It is read when a page is asked for, and grows until most of it is of pages that are gone.
 */
export function resolvedPages(path: string) {
  let before: ReturnType<typeof namedLines> | undefined;
  const linesBefore = () => {
    before ??= namedLines(path);
    return before;
  };
  /** True where lines were added since the file was looked through: those before them stand where they stood. */
  let hasMore = false;
  const lineBefore = (name: string): string | undefined => {
    const line = linesBefore().get(name);
    if (line !== undefined || !hasMore) return line;
    [before, hasMore] = [undefined, false];
    return linesBefore().get(name);
  };
  const found = new Set<string>();
  const now = new Map<string, string>();
  let last: { name: string; sections: Page['sections'] } | undefined;
  const sectionsOf = (name: string): Page['sections'] => {
    const line = last?.name === name ? undefined : (now.get(name) ?? lineBefore(name));
    if (line !== undefined) last = { name, sections: JSON.parse(line.slice(line.lastIndexOf(tab))) };
    if (last?.name !== name) throw new Error(`${path} was changed while the site was built: build again`);
    return last.sections;
  };
  function* live(): Generator<readonly [string, string]> {
    for (const name of found) yield [name, lineBefore(name) ?? ''];
    yield* now;
  }
  const written = () => {
    for (const name of now.keys()) found.add(name);
    now.clear();
  };
  const add = () => {
    try {
      appendNamedLines(path, now);
      written();
      hasMore = true;
    } catch {
      // They stay at hand.
    }
  };
  const memory: PageMemory = {
    find(madeFrom) {
      const name = digestOf(madeFrom);
      const line = lineBefore(name);
      const page = line === undefined ? undefined : pageOf(line, name, () => sectionsOf(name));
      if (page) found.add(name);
      return page;
    },
    keep(madeFrom, page) {
      const name = digestOf(madeFrom);
      withFacts(page, { ...pageFacts(page), madeFrom: name });
      const line = lineOf(page);
      now.set(name, line);
      const isLarge = found.size + now.size > heldWhole;
      if (now.size > heldWhole) add();
      return isLarge ? (pageOf(line, name, () => sectionsOf(name)) ?? page) : page;
    },
  };
  return {
    memory,
    /** Writes down the pages that were kept. A disk that takes none keeps none. */
    async flush(): Promise<void> {
      if (now.size === 0) return;
      if (linesBefore().size <= 2 * (found.size + now.size)) add();
      else
        await writeNamedLines(path, live()).then(
          () => {
            written();
            before = undefined;
          },
          () => undefined,
        );
    },
  };
}
