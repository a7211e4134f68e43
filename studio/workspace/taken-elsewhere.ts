import { fileInWords } from '../publish/file-in-words';
import type { StoredFile } from '../store/store';
import type { State } from './state';

/** What is open where others took files away: what has their text now under another name, else home. */
export function stillOpen(now: State['files'], taken: readonly StoredFile[], { files, file, page, selected }: State) {
  const place = (path: string): string => {
    const text = files.get(path)?.text;
    const moved = taken.find((one) => one.path !== path && one.text === text)?.path;
    return now.has(path) ? path : (moved ?? 'pages/index.yaml');
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
  if (taken.length > 2) return `${taken.length} files were changed elsewhere. You see them as they are now.`;
  const gone = taken.find(({ text }) => text === null);
  const moved = gone && taken.find(({ path, text }) => path !== gone.path && text === files.get(gone.path)?.text);
  const name = (path: string) => `“${fileInWords(path, standing.pages)}”`;
  if (gone && moved)
    return `${name(gone.path)} was given another address elsewhere: ${moved.path.replace(/^pages|\.yaml$/g, '')}.`;
  return taken
    .map(({ path, text }) => {
      if (text === null) return `${name(path)} was deleted elsewhere.`;
      return files.has(path) ? `${name(path)} was changed elsewhere. You see it as it is now.` : `${path} is new.`;
    })
    .join(' ');
}
