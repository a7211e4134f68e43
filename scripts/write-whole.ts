import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all: beside its place first, then renamed, so that a killed run leaves no half of one and
 * two runs at once do not meet. Makes the folder where there is none; throws what the disk says.
 */
export async function writeWhole(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  const partial = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(partial, content);
  await rename(partial, path);
}
