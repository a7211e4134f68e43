import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes texts by their path below `root`, all or none: each beside its place first, then all are put there. A file that was
 * there keeps its permissions; `undefined` takes a file away. Throws what the disk says.
 */
export async function writeAll(root: string, files: ReadonlyMap<string, string | undefined>): Promise<void> {
  const texts = [...files].flatMap(([path, text]) => (text === undefined ? [] : [{ file: join(root, path), text }]));
  const partial = (file: string) => `${file}.${process.pid}.part`;
  try {
    for (const { file, text } of texts) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(partial(file), text);
      const before = await stat(file).catch(() => undefined);
      if (before) await chmod(partial(file), before.mode & 0o777);
    }
  } catch (error) {
    await Promise.all(texts.map(({ file }) => rm(partial(file), { force: true })));
    throw error;
  }
  for (const { file } of texts) await rename(partial(file), file);
  for (const [path, text] of files) if (text === undefined) await rm(join(root, path));
}
