/** A path as steps of folders and the name of a file. */
const stepsOf = (path: string): { folders: string[]; name: string } => {
  const steps = path.split('/');
  return { folders: steps.slice(0, -1), name: steps.at(-1) ?? '' };
};

/** True for an error that says that nothing is there. */
const isMissing = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'TypeMismatchError');

async function folderAt(root: FileSystemDirectoryHandle, folders: readonly string[], create = false) {
  let folder = root;
  for (const name of folders) folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}

/** The paths of all files in a folder and those in it; none where it is not there. Hidden folders are left out. */
export async function pathsBelow(root: FileSystemDirectoryHandle, folder: string): Promise<string[]> {
  const paths: string[] = [];
  const walk = async (at: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of at.entries()) {
      if (handle.kind === 'file') paths.push(`${path}/${name}`);
      else if (!name.startsWith('.') || name === '.well-known') await walk(handle, `${path}/${name}`);
    }
  };
  try {
    await walk(await folderAt(root, folder.split('/')), folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return paths.sort();
}

/** The bytes of a file as they are now; undefined where there is none. */
export async function bytesAt(
  root: FileSystemDirectoryHandle,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { folders, name } = stepsOf(path);
  try {
    const file = await (await (await folderAt(root, folders)).getFileHandle(name)).getFile();
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file whole: the browser writes beside it, and puts it in place when all is written. */
export async function writeFile(root: FileSystemDirectoryHandle, path: string, bytes: Uint8Array<ArrayBuffer>) {
  const { folders, name } = stepsOf(path);
  const handle = await (await folderAt(root, folders, true)).getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
  } catch (error) {
    await stream.abort();
    throw error;
  }
  await stream.close();
}

/** Removes a file; one that is gone already is no fault. */
export async function removeFile(root: FileSystemDirectoryHandle, path: string): Promise<void> {
  const { folders, name } = stepsOf(path);
  try {
    await (await folderAt(root, folders)).removeEntry(name);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
