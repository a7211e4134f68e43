import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type Content, openContent } from '../src/engine/open-content';
import { keptPages } from '../src/engine/page-store';
import { configName } from '../src/model/config-name';
import { latestDay } from '../src/model/latest-day';
import type { FileFault, Inventory } from '../src/model/site';
import { checkTemplate } from '../src/pages/document-template';
import { formatProblems, sortProblems } from '../src/reading/format-problem';
import type { Problem } from '../src/reading/problem';
import { recallFor } from './content-memory';
import { engineRoot } from './engine-root.mjs';
import { readInventory } from './inventory';
import { knownTexts } from './known-texts';
import { fileText } from './plain-file.mjs';
import { contentPaths, readSources } from './read-content';
import { finishSave } from './saving/save-files';
import { takenInTurn } from './taken-in-turn';
import { templateName } from './template-name';

/** A content root as every command reads it. */
export interface ContentRoot {
  content: Content;
  /** The paths of the YAML files that were read. */
  paths: readonly string[];
  /** A name for the text of each of them. */
  texts: ReadonlyMap<string, string>;
  /** The calendar year it was read in. */
  year: number;
  inventory: Inventory;
  /** The text of index.html, the frame of every page. */
  template: string;
  /** What is wrong with the frame; it belongs to the engine, so that an owner who changes it is told like an editor. */
  frame: readonly Problem[];
  /** Writes down the pages that were resolved for the site, so that the next run need not. */
  keepPages(): Promise<void>;
}

/** Left alone, the heap of so large a site grows to several times of what is in use; of smaller ones that costs time. */
const manyPages = 3000;

/**
 * Reads a content root whole. What an earlier run found out about files that are still the same is not found out again. Who
 * writes none of them can read the pages' texts again where they are wanted, and need not hold them (`held`); of a site whose
 * pages are all kept at hand that would save nothing.
 */
export async function openRoot(root: string, { held = true } = {}): Promise<ContentRoot> {
  const now = new Date();
  const year = now.getFullYear();
  // Where the disk refuses, the files are read as they are, and the next command tries again.
  await finishSave(root).catch(() => undefined);
  const { paths, faults } = contentPaths(root);
  const beside = await readInventory(root);
  const template = fileText(join(engineRoot, templateName));
  if (paths.length > manyPages) setFlagsFromString('--heap-growing-percent=15');
  const [{ text: config = '' } = {}] = readSources(root, [configName]);
  const memory = await recallFor(root, config, year);
  const known = held ? undefined : knownTexts(root);
  const { files, taken, again } = takenInTurn(root, paths, faults, known);
  const { recall } = memory;
  const today = latestDay(now);
  const content = openContent({
    year,
    inventory: beside,
    today,
    recall,
    files,
    again: held || paths.length <= keptPages ? undefined : again,
  });
  // Which files cannot be read is known when they have been.
  const inventory = withFaults(beside, faults);
  if (faults.size > 0) content.take({ inventory });
  // Where something is wrong is kept, too.
  content.problems();
  await memory.keep(content);
  await known?.keep();
  return {
    content,
    year,
    texts: taken,
    paths: [...taken.keys()],
    inventory,
    template,
    frame: checkTemplate(template, templateName),
    keepPages: memory.keepPages,
  };
}

/** The texts of the YAML files, by path. */
export const writtenTexts = ({ content, paths }: Pick<ContentRoot, 'content' | 'paths'>): Map<string, string> =>
  new Map(paths.map((path) => [path, content.text(path) ?? '']));

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
