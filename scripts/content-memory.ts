import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Memory, Recall, RememberedPage } from '../src/engine/memory';
import type { Content } from '../src/engine/open-content';
import { engineRoot, lastEngineHash } from './engine-root.mjs';
import { namedLines, writeNamedLines } from './named-lines';
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
      await put(folder, path, content.remember(digestOf)).catch(() => undefined);
    },
  };
}

/** What a memory knows of no page alone. */
type Whole = Pick<Memory, 'ledger' | 'configTexts'>;

/** The name of the line that holds it; no page file has it. */
const wholeName = digestOf('');

/** The memory in a file; undefined where there is none, or none that can be read. */
function memoryIn(path: string): Recall['memory'] {
  const lines = namedLines(path);
  // Written by `put` alone, under a name that changes with the engine.
  const whole = parsed<Whole>(lines.get(wholeName));
  return whole && { ...whole, page: (file) => parsed<RememberedPage>(lines.get(digestOf(file))) };
}

function parsed<T>(line: string | undefined): T | undefined {
  try {
    return line === undefined ? undefined : (JSON.parse(line) as T);
  } catch {
    return undefined;
  }
}

function* linesOf({ pages, ...whole }: Memory): Generator<readonly [name: string, line: string]> {
  yield [wholeName, JSON.stringify(whole satisfies Whole)];
  for (const [path, page] of pages) yield [digestOf(path), JSON.stringify(page)];
}

async function put(folder: string, path: string, memory: Memory): Promise<void> {
  await writeNamedLines(path, linesOf(memory));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.lines')).map((name) => join(folder, name));
  const aged = await Promise.all(names.map(async (name) => ({ name, written: (await stat(name)).mtimeMs })));
  const oldest = aged.sort((a, b) => b.written - a.written).slice(kept);
  await Promise.all(oldest.flatMap(({ name }) => [name, pagesPath(name)]).map((path) => rm(path, { force: true })));
}
