import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, openContent } from '../src/engine/open-content';
import type { FileFault, Inventory, SourceFile } from '../src/model/site';
import { checkTemplate } from '../src/pages/document-template';
import { formatProblems, sortProblems } from '../src/reading/format-problem';
import type { Problem } from '../src/reading/problem';
import { recallFor } from './content-memory';
import { engineRoot } from './engine-root.mjs';
import { readInventory } from './inventory';
import { readContent } from './read-content';

/** A content root as every command reads it. */
export interface ContentRoot {
  content: Content;
  /** The YAML files as they were read. */
  files: readonly SourceFile[];
  inventory: Inventory;
  /** The text of index.html, the frame of every page. */
  template: string;
  /** What is wrong with the frame; it belongs to the engine, so that an owner who changes it is told like an editor. */
  frame: readonly Problem[];
  /** Writes down the pages that were resolved for the site, so that the next run need not. */
  keepPages(): Promise<void>;
}

/** The frame of every page, in the engine's own folder. */
const templateName = 'index.html';

/** The day where it comes first (UTC+14), YYYY-MM-DD: no writer is ahead of it. */
const latestDay = (time: Date): string => new Date(time.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Reads a content root whole. What an earlier run found out about files that are still the same is not found out again. */
export async function openRoot(root: string): Promise<ContentRoot> {
  const now = new Date();
  const year = now.getFullYear();
  const [{ files, faults }, beside, template] = await Promise.all([
    readContent(root),
    readInventory(root),
    readFile(join(engineRoot, templateName), 'utf8'),
  ]);
  const inventory = withFaults(beside, faults);
  const memory = await recallFor(root, files, year);
  const content = openContent({
    year,
    inventory,
    today: latestDay(now),
    files: files.map(({ path, text }) => [path, text] as const),
    recall: memory.recall,
  });
  await memory.keep(content);
  return {
    content,
    files,
    inventory,
    template,
    frame: checkTemplate(template, templateName),
    keepPages: memory.keepPages,
  };
}

/** An inventory that also tells of texts that cannot be read. */
export const withFaults = (inventory: Inventory, faults: ReadonlyMap<string, FileFault>): Inventory => ({
  ...inventory,
  faults: new Map([...(inventory.faults ?? []), ...faults]),
});

/** Every problem of a content root, by file and line. */
export const problemsIn = ({ content, frame }: ContentRoot): Problem[] =>
  sortProblems([...frame, ...content.problems()]);

/** The problems as a person reads them; empty without any. */
export function problemText(root: ContentRoot): string {
  const problems = problemsIn(root);
  const texts = problems.flatMap(({ file }) => {
    const text = file === templateName ? root.template : root.content.text(file);
    return text === undefined ? [] : [[file, text] as const];
  });
  return formatProblems(problems, new Map(texts));
}

/** True where nothing keeps the site from being built. */
export const isSound = (root: ContentRoot): boolean => problemsIn(root).every(({ severity }) => severity !== 'error');
