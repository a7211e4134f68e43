import { fileInWords } from '../publish/file-in-words';
import type { StoredFile } from '../store/store';
import { movedTo } from './open-files';
import type { State } from './state';

/** The files that were not there before. */
const newOnes = (taken: readonly StoredFile[], files: State['files']): StoredFile[] =>
  taken.filter(({ path, text }) => text !== null && !files.has(path));

/** What is open where others took files away: what has their text now under another name, else home. */
export function stillOpen(now: State['files'], taken: readonly StoredFile[], { files, file, page, selected }: State) {
  const place = (path: string): string => {
    if (now.has(path)) return path;
    return movedTo(files.get(path)?.saved ?? '', newOnes(taken, files))?.path ?? 'pages/index.yaml';
  };
  return { file: place(file), page: place(page), selected: now.has(file) ? selected : [] };
}

/** What was taken over from others, so that nobody wonders why a page says something else. */
export function takenInWords(
  taken: readonly StoredFile[],
  { files, standing }: Pick<State, 'files' | 'standing'>,
): string | undefined {
  const [first] = taken;
  if (!first) return undefined;
  const gone = taken.find(({ text }) => text === null);
  const moved = gone && movedTo(files.get(gone.path)?.saved ?? '', newOnes(taken, files));
  if (taken.length > 2 && !moved) return `${taken.length} files were changed elsewhere. You see them as they are now.`;
  const name = (path: string) => `“${fileInWords(path, standing.pages)}”`;
  if (gone && moved)
    return [
      `${name(gone.path)} was given another address elsewhere: ${moved.path.replace(/^pages|\.yaml$/g, '')}.`,
      ...(taken.length > 2 ? ['What leads there was changed too.'] : []),
    ].join(' ');
  return taken
    .map(({ path, text }) => {
      if (text === null) return `${name(path)} was deleted elsewhere.`;
      return files.has(path) ? `${name(path)} was changed elsewhere. You see it as it is now.` : `${path} is new.`;
    })
    .join(' ');
}
