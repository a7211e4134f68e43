import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileFault } from '../src/model/site';

/** A folder that every site has, by its path, and the names that others give it. */
interface Folder {
  path: string;
  name: string;
  others: RegExp;
  /** What to do where there is none by any name; nothing is told then of one without it. */
  fix?: string;
}

const folders: readonly Folder[] = [
  { path: 'pages', name: 'pages', others: /^_?pages?$/i },
  {
    path: 'public',
    name: 'public',
    others: /^_?(?:public|pubic|publik|static|assets|www)$/i,
    fix: 'make it beside pages/, with a folder images in it, and put the pictures, the logo and the fonts there',
  },
  {
    path: 'public/images',
    name: 'images',
    others: /^_?(?:images?|imgs?|pictures?|photos?|fotos?|bilder)$/i,
    fix: 'make it, and put the pictures there',
  },
];

/** The folders of a content root that are not there, and what stands in their place. */
export function misnamedFolders(root: string): [string, FileFault][] {
  const missing = folders.filter(({ path }) => !isThere(root, path));
  return missing
    .filter(({ path }) => missing.every((other) => other.path === path || !path.startsWith(`${other.path}/`)))
    .flatMap((folder): [string, FileFault][] => {
      const told = faultOf(root, folder);
      return told === undefined ? [] : [[folder.path, told]];
    });
}

function faultOf(root: string, { path, name, others, fix }: Folder): FileFault | undefined {
  const beside = path.split('/').slice(0, -1).join('/');
  const near = foldersIn(join(root, beside)).find((other) => others.test(other));
  const above = near === undefined && beside !== '' ? foldersIn(root).find((other) => others.test(other)) : undefined;
  if (near !== undefined)
    return fault(`there is no such folder, and one named ${near}/`, `name that folder ${name}, as it is written here`);
  if (above !== undefined)
    return fault(
      `there is no such folder, and one named ${above}/ beside pages/`,
      `move that folder into ${beside}/${above === name ? '' : `, and name it ${name}`}`,
    );
  return fix === undefined ? undefined : fault('there is no such folder', fix);
}

const fault = (found: string, fix: string): FileFault => ({ code: 'file/folder', found, fix, severity: 'error' });

const entriesOf = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

const foldersIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** True for a folder, or a link to one: that is told elsewhere. Names are held to their letters, as on the disks of servers. */
const isThere = (root: string, path: string): boolean =>
  entriesOf(join(root, path.split('/').slice(0, -1).join('/'))).some(({ name }) => name === path.split('/').at(-1));
