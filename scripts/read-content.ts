import { lstatSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isPageFile } from '../src/addresses/routes';
import { configName } from '../src/model/config-name';
import { byText } from '../src/model/order';
import type { FileFault, SourceFile } from '../src/model/site';
import { entriesBelow } from './entries-below.mjs';
import { linkedFolder, lostName, readFault } from './file-faults';
import { misnamedFolders } from './misnamed-folders';
import { fileText } from './plain-file.mjs';
import { strayPages } from './stray-pages';

/** The YAML files of a content root, sorted by path, and why others could not be read. Missing ones are left out. */
export interface SourceFiles {
  files: SourceFile[];
  faults: ReadonlyMap<string, FileFault>;
}

/** Reads `site.config.yaml` and all that is meant to be a page in `pages/`. */
export function readContent(root: string): SourceFiles {
  const { paths, faults } = contentPaths(root);
  const sources = readSources(root, paths);
  return {
    files: sources.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    faults: new Map([
      ...sources.flatMap(({ path, fault }): [string, FileFault][] => (fault ? [[path, fault]] : [])),
      ...faults,
    ]),
  };
}

/** The paths of what `readContent` reads, sorted, and of the folders that it does not follow. */
export function contentPaths(root: string): { paths: string[]; faults: Map<string, FileFault> } {
  const found = pagesBelow(root).map(({ entry, path }) => ({ entry, path: pathOf(root, path) }));
  const folders = found.filter(
    ({ entry, path }) => entry.isSymbolicLink() && !isPageFile(path) && isFolder(root, path),
  );
  return {
    paths: [configName, ...found.map(({ path }) => path).filter(isPageFile)].sort(byText),
    faults: new Map([
      ...folders.map(({ path }) => [path, linkedFolder] as const),
      ...misnamedFolders(root),
      ...strayPages(
        root,
        found.flatMap(({ entry, path }) => (entry.isFile() ? path : [])),
      ),
    ]),
  };
}

/** A file of a content root as it is now: its text, why it cannot be read, or neither where it is not there. */
interface Source {
  path: string;
  text?: string;
  fault?: FileFault;
}

/**
 * The texts of files of a content root as they are now. One after the other and at once: for small files that takes a
 * fraction of the time and memory of reading all of them side by side.
 */
export const readSources = (root: string, paths: readonly string[]): Source[] =>
  paths.map((path) => {
    try {
      return { path, text: fileText(join(root, path)) };
    } catch (error) {
      const lost = lostName(path);
      if (lost) return { path, fault: lost };
      const isLink = lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
      return { path, fault: readFault(error, isLink) };
    }
  });

const pathOf = (root: string, path: string): string =>
  path
    .slice(join(root, 'x').length - 1)
    .split(sep)
    .join('/');

const isFolder = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;

/** A folder that is not there has nothing in it; any other failure is one. */
function pagesBelow(root: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(join(root, 'pages'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
