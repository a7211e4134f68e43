import { relative, sep } from 'node:path';
import { isPageFile } from '../../src/addresses/routes';
import { type Changes, inTurn } from '../../src/engine/changes';
import { configName } from '../../src/model/config-name';
import type { FileFault, Inventory, Site } from '../../src/model/site';
import { type ContentRoot, openRoot, withFaults } from '../content-root';
import { readInventory } from '../inventory';
import { readSources } from '../read-content';

/** The content of a site that is being written. */
export interface LiveContent {
  root: ContentRoot;
  inventory(): Inventory;
  /** The site as far as it can be shown; undefined until there was a configuration without errors. */
  preview(): Site | undefined;
  /** Takes in the files that were saved, by their paths in the file system. */
  take(files: ReadonlySet<string>): Promise<Changes>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function openLive(folder: string): Promise<LiveContent> {
  const root = await openRoot(folder);
  // What there is to draw is known before a save asks what it changed.
  root.content.update({});
  // What pages are drawn with: one that shows a picture that is gone stays as it was.
  let { inventory } = root;
  let faults: Faults = new Map([...(inventory.faults ?? [])].filter(([path]) => !isPublic(path)));
  let preview = root.content.preview();
  const pathOf = (file: string): string => relative(folder, file).split(sep).join('/');
  return {
    root,
    inventory: () => inventory,
    preview: () => preview,
    async take(files) {
      const paths = [...files].map(pathOf);
      const faultsBefore = faults;
      faults = faultsNow(folder, paths.filter(isSource), faults);
      const stale = paths.some(isPublic) || faults !== faultsBefore;
      const now = stale ? withFaults(await readInventory(folder), faults) : undefined;
      if (now) inventory = { ...now, pictures: new Map([...inventory.pictures, ...now.pictures]) };
      const changes = await update(root, folder, paths.filter(isSource), now);
      preview = root.content.preview();
      return changes;
    },
  };
}

type Faults = ReadonlyMap<string, FileFault>;

const isPublic = (path: string): boolean => path.startsWith('public/');
const isSource = (path: string): boolean => path === configName || isPageFile(path);

/** Which texts cannot be read now that some were saved; the same map where that is as before. */
function faultsNow(folder: string, paths: readonly string[], before: Faults): Faults {
  const sources = readSources(folder, paths);
  if (sources.every(({ path, fault }) => fault === before.get(path))) return before;
  const now = new Map(before);
  for (const { path, fault } of sources) {
    if (fault) now.set(path, fault);
    else now.delete(path);
  }
  return now;
}

/** A file can be caught half-written while an editor saves it: what brought mistakes is read once more after 15 ms. */
async function update({ content }: ContentRoot, folder: string, paths: string[], inventory: Inventory | undefined) {
  const texts = () => readSources(folder, paths).map(({ path, text }) => [path, text] as const);
  const first = content.update({ files: texts(), inventory });
  if (first.problems.came.length === 0) return first;
  await pause(15);
  return inTurn(first, content.update({ files: texts() }));
}
