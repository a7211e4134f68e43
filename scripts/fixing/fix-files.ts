import { realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentMending, mendContent } from '../../src/engine/mend-content';
import { type ContentRoot, writtenTexts } from '../content-root';
import { fileBytes } from '../plain-file.mjs';
import { changeFiles } from '../saving/change-files';

/** What was mended, and which files could not be written, each with a sentence why. */
export interface Fixing extends ContentMending {
  /** The texts as they were read. */
  written: ReadonlyMap<string, string>;
  left: ReadonlyMap<string, string>;
}

/**
 * Mends what can be mended in a content, all files or none on the disk, and on the disk only with `write`. A file that may
 * not be written, or that somebody changed since it was read, stays as it is, in the content too.
 */
export async function fixFiles(
  root: string,
  { content, paths }: Pick<ContentRoot, 'content' | 'paths'>,
  write: boolean,
): Promise<Fixing> {
  const written = writtenTexts({ content, paths });
  const mending = mendContent(content);
  const left = new Map(
    [...mending.files.keys()].flatMap((path) => {
      const reason = whyNot(join(root, path), written.get(path) ?? '');
      return reason === undefined ? [] : [[path, reason] as const];
    }),
  );
  content.take({ files: [...left.keys()].map((path) => [path, written.get(path)] as const) });
  const kept = new Map([...mending.files].filter(([path]) => !left.has(path)));
  const changes = [...kept].map(([path, now]) => [placeOf(root, path), { before: written.get(path), now }] as const);
  if (write) await changeFiles(root, new Map(changes));
  return { files: kept, mends: mending.mends.filter(({ file }) => kept.has(file)), written, left };
}

/** Where the file of a path stands, links followed: what two of them lead to is one file. */
const placeOf = (root: string, path: string): string => relative(realpathSync(root), realpathSync(join(root, path)));

/** Why a file stays as it is; undefined for one that can be written. */
function whyNot(file: string, text: string): string | undefined {
  const bytes = fileBytes(file);
  if (!bytes.equals(Buffer.from(text))) return 'it was changed while it was checked: run the command again';
  return (statSync(file).mode & 0o222) === 0
    ? 'it may only be read: let it be written, and run the command again'
    : undefined;
}
