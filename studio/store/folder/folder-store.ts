import { configName } from '../../../src/model/config-name';
import { bytesOf, gitName } from '../git-name';
import { isText, pictureName, publicAddress } from '../listing';
import { freeName, measured } from '../pictures';
import { prepared } from '../prepared-picture';
import { iconDrawings, iconNames } from '../site-icons';
import type { PictureEntry, Saved, Store, StoredFile } from '../store';
import { storedText } from '../stored-text';
import { forgetFolder } from './chosen-folder';
import { bytesAt, pathsBelow, removeFile, writeFile } from './folder-files';

type Folder = FileSystemDirectoryHandle;

/** A site in a folder of this computer, which its owner has opened in the browser. */
export function folderStore(root: Folder): Store {
  let pictures: [string, PictureEntry][] = [];
  return {
    ...{ act: 'Save', saveLabel: 'Save', goesTo: `It goes into the folder “${root.name}”.` },
    async content() {
      const [files, paths, icons] = await Promise.all([textsIn(root), pathsBelow(root, 'public'), iconNames()]);
      if (files.length === 0) {
        throw new Error(
          `There is no ${configName} and no pages folder in “${root.name}”. Choose the folder of the site.`,
        );
      }
      pictures = await picturesIn(root, paths);
      const publicFiles = paths.flatMap((path) => publicAddress(path) ?? []);
      return { root: `folder:${root.name}`, files, pictures, publicFiles, icons };
    },
    files: () => textsIn(root),
    icons: iconDrawings,
    save: (writes) => save(root, writes),
    async addPicture(file) {
      const { bytes, ending } = await prepared(file);
      const taken = new Set(
        (await pathsBelow(root, 'public/images')).map((path) => path.slice('public/images/'.length)),
      );
      const name = freeName(file.name, ending, taken);
      const entry = await measured(bytes);
      await writeFile(root, `public/images/${name}`, bytes);
      pictures = [...pictures, [name, entry]];
      return { name, pictures };
    },
    async file(path) {
      const bytes = await bytesAt(root, path);
      return bytes && new Blob([bytes]);
    },
    leave: forgetFolder,
  };
}

async function stored(root: Folder, path: string): Promise<StoredFile> {
  const bytes = await bytesAt(root, path);
  return bytes ? storedText(path, bytes) : { path, text: null, version: null };
}

async function textsIn(root: Folder): Promise<StoredFile[]> {
  const paths = [configName, ...(await pathsBelow(root, 'pages')).filter(isText)];
  const files = await Promise.all(paths.map((path) => stored(root, path)));
  return files.filter(({ text }) => text !== null);
}

/** The pictures that the browser can show. */
async function picturesIn(root: Folder, paths: readonly string[]): Promise<[string, PictureEntry][]> {
  const found = paths.map(async (path): Promise<[string, PictureEntry][]> => {
    const name = pictureName(path);
    const bytes = name === undefined ? undefined : await bytesAt(root, path);
    if (name === undefined || !bytes) return [];
    return measured(bytes).then(
      (entry): [string, PictureEntry][] => [[name, entry]],
      () => [],
    );
  });
  return (await Promise.all(found)).flat();
}

/**
 * Writes what is not as wanted yet, each file whole. All are looked at first: where one was changed by another program,
 * nothing is written. A save that breaks off is finished by the next, as texts stay in the browser until all are in place.
 */
async function save(root: Folder, writes: readonly StoredFile[]): Promise<Saved> {
  const now = await Promise.all(writes.map(({ path }) => stored(root, path)));
  const wanted = await Promise.all(
    writes.map(async ({ path, text }) => ({ path, version: text === null ? null : await gitName(bytesOf(text)) })),
  );
  const isThere = (index: number) => now[index]?.version === wanted[index]?.version;
  const conflicts = now.filter(({ version }, index) => version !== writes[index]?.version && !isThere(index));
  if (conflicts.length > 0) return { conflicts };
  for (const [index, { path, text }] of writes.entries()) {
    if (isThere(index)) continue;
    if (text === null) await removeFile(root, path);
    else await writeFile(root, path, bytesOf(text));
  }
  return { saved: wanted };
}
