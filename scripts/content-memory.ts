import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Memory, Recall } from '../src/engine/memory';
import type { Content } from '../src/engine/open-content';
import type { SourceFile } from '../src/model/site';
import { engineHash, engineRoot } from './engine-root.mjs';
import { resolvedPages } from './resolved-pages';
import { writeWhole } from './write-whole';

const hashes = new Map<string, string>();

/** Names a text; each is named twice in a run, and made once. */
function hash(text: string): string {
  const name = hashes.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 24);
  hashes.set(text, name);
  return name;
}

/** How many memories of a content root are kept: enough to go back and forth between a few states of its configuration. */
const kept = 4;

/** Where the pages of a memory are. */
const pagesPath = (memory: string): string => memory.replace(/json$/, 'pages');

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
export async function recallFor(root: string, files: readonly SourceFile[], year: number): Promise<KeptMemory> {
  const config = files.find(({ path }) => path === 'site.config.yaml')?.text ?? '';
  const folder = join(root, '.cache/content');
  const path = join(folder, `${hash(`${engineHash(engineRoot)} ${year} ${config}`)}.json`);
  const pages = resolvedPages(pagesPath(path));
  const before = await readFile(path, 'utf8').catch(() => undefined);
  return {
    recall: { memory: before === undefined ? undefined : parsed(before), hash, pages: pages.memory },
    keepPages: pages.flush,
    async keep(content) {
      if (before !== undefined && !content.isNew()) return;
      const text = JSON.stringify(content.remember(hash));
      // A content root that cannot be written to is checked all the same.
      await put(folder, path, text).catch(() => undefined);
    },
  };
}

function parsed(text: string): Memory | undefined {
  try {
    // Written by `keep` alone, under a name that changes with the engine.
    return JSON.parse(text) as Memory;
  } catch {
    return undefined;
  }
}

async function put(folder: string, path: string, text: string): Promise<void> {
  await writeWhole(path, text);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const aged = await Promise.all(names.map(async (name) => ({ name, written: (await stat(name)).mtimeMs })));
  const oldest = aged.sort((a, b) => b.written - a.written).slice(kept);
  await Promise.all(oldest.flatMap(({ name }) => [name, pagesPath(name)]).map((path) => rm(path, { force: true })));
}
