import { fileInWords } from '../publish/file-in-words';
import type { Taken } from './open-files';
import type { State } from './state';

/** What is open where others took files away: the same page where it has another address now, else home. */
export function stillOpen(
  { files: now, moves }: Pick<Taken, 'files' | 'moves'>,
  { file, page, selected }: Pick<State, 'file' | 'page' | 'selected'>,
) {
  const place = (path: string): string => (now.has(path) ? path : (moves.get(path)?.path ?? 'pages/index.yaml'));
  return { file: place(file), page: place(page), selected: now.has(file) ? selected : [] };
}

/** What was taken over from others, so that nobody wonders why a page says something else. */
export function takenInWords(
  { taken, moves }: Pick<Taken, 'taken' | 'moves'>,
  { files, standing }: Pick<State, 'files' | 'standing'>,
): string | undefined {
  const [first] = taken;
  if (!first) return undefined;
  const gone = taken.find(({ text }) => text === null);
  const moved = gone && moves.get(gone.path);
  if (taken.length > 2 && !moved) return `${taken.length} files were changed elsewhere. You see them as they are now.`;
  const name = (path: string) => `“${fileInWords(path, { files, standing })}”`;
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
