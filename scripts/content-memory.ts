import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Memory, Recall, RememberedConfig, RememberedPage } from '../src/engine/memory';
import type { Content } from '../src/engine/open-content';
import { engineRoot, lastEngineHash } from './engine-root.mjs';
import { appendNamedLines, namedLines, writeNamedLines } from './named-lines';
import { digestOf } from './output/digest';
import { resolvedPages } from './resolved-pages';

/** How many memories of a content root are kept: enough to go back and forth between a few states of its configuration. */
const kept = 4;

/** Where the pages of a memory are. */
const pagesPath = (memory: string): string => memory.replace(/lines$/, 'pages');

interface KeptMemory {
  recall: Recall;
  /** Writes down what a content knows, where that is new. */
  keep(content: Content): Promise<void>;
  /** Writes down the pages of the site, where one of them is new. */
  keepPages(): Promise<void>;
}

/**
 * What the last run knew of a content root, from `.cache/` in it. A memory holds for one engine, year and text of the
 * configuration; it can be deleted at any time, and one that cannot be read counts as none.
 */
export async function recallFor(root: string, config: string, year: number): Promise<KeptMemory> {
  const folder = join(root, '.cache/content');
  const path = join(folder, `${digestOf(`${lastEngineHash(engineRoot)} ${year} ${config}`)}.lines`);
  const pages = resolvedPages(pagesPath(path));
  const memory = memoryIn(path);
  return {
    recall: { memory, hash: digestOf, pages: pages.memory },
    keepPages: pages.flush,
    async keep(content) {
      if (memory && !content.isNew()) return;
      // A content root that cannot be written to is checked all the same.
      if (memory?.hasRoom) add(path, content.remember(digestOf, memory));
      else await put(folder, path, content.remember(digestOf)).catch(() => undefined);
    },
  };
}

/** The names of the lines that hold what is known of no page alone; no page file has them. */
const questionsName = digestOf('questions');
const configLine = digestOf('config');

/** The memory in a file; undefined where there is none, or none that can be read. */
function memoryIn(path: string): (NonNullable<Recall['memory']> & { hasRoom: boolean }) | undefined {
  const lines = namedLines(path);
  // Written by `put` and `add` alone, under a name that changes with the engine.
  const questions = parsed<string[]>(lines.get(questionsName));
  return (
    questions && {
      questions,
      config: parsed<RememberedConfig>(lines.get(configLine)),
      page: (file) => parsed<RememberedPage>(lines.get(digestOf(file))),
      // It grows until most of it is of texts that are gone.
      hasRoom: lines.all < 2 * lines.size,
    }
  );
}

function parsed<T>(line: string | undefined): T | undefined {
  try {
    return line === undefined ? undefined : (JSON.parse(line) as T);
  } catch {
    return undefined;
  }
}

/** Each line holds for itself: one of a page names the answers that it is of, so that what two runs add at once does no harm. */
function* linesOf({ pages, config }: Memory): Generator<readonly [name: string, line: string]> {
  yield [configLine, JSON.stringify(config ?? {})];
  for (const [path, page] of pages) yield [digestOf(path), JSON.stringify(page)];
}

function* allLinesOf(memory: Memory): Generator<readonly [name: string, line: string]> {
  yield [questionsName, JSON.stringify(memory.questions)];
  yield* linesOf(memory);
}

/** Adds to a memory what is new; one that cannot be written to stays as it is. */
function add(path: string, memory: Memory): void {
  try {
    appendNamedLines(path, linesOf(memory));
  } catch {
    // It costs time only.
  }
}

async function put(folder: string, path: string, memory: Memory): Promise<void> {
  await writeNamedLines(path, allLinesOf(memory));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.lines')).map((name) => join(folder, name));
  const aged = await Promise.all(names.map(async (name) => ({ name, written: (await stat(name)).mtimeMs })));
  const oldest = aged.sort((a, b) => b.written - a.written).slice(kept);
  await Promise.all(oldest.flatMap(({ name }) => [name, pagesPath(name)]).map((path) => rm(path, { force: true })));
}
