import { isAbsolute, join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { listenEvent, newsEvent } from '../../src/client/dev/news';
import { problemText } from '../content-root';
import { engineRoot } from '../engine-root.mjs';
import { contentPaths } from '../read-content';
import type { LiveContent } from './live-content';
import { type GonePages, newsAtFirst, newsOf } from './news-of';

const isContent = (root: string, file: string): boolean => {
  const path = relative(root, file).split(sep).join('/');
  return path === 'site.config.yaml' || path.startsWith('pages/') || path.startsWith('public/');
};

/** What a site's folder and the engine's hold that open pages hang on, by its name there. */
const watchedOf = (folder: string): [folder: string, names: string[]][] => [
  [folder, ['site.config.yaml', 'pages', 'public', 'blocks']],
  [engineRoot, ['src', 'schemas', 'index.html']],
];

/**
 * True for what these two folders hold besides: it may be anything, and what the engine keeps is thousands of files. The
 * folders as a whole are watched, because a watcher of a single name forgets it when it goes, and what is put there again is
 * never told.
 */
export const isUnwatched =
  (folder: string) =>
  (file: string): boolean => {
    const inside = watchedOf(folder).flatMap(([root, names]) => {
      const path = relative(root, file);
      const [top = ''] = path.split(/[\\/]/);
      return isAbsolute(path) || top === '..' ? [] : [top === '' || names.includes(top)];
    });
    return inside.length > 0 && !inside.includes(true);
  };

/**
 * How long after an event files are read, in ms: at once, for a save of many files is many events; and once more, because
 * the watcher drops the second of two changes within 50 ms.
 */
const looks = [10, 150];

/**
 * How long after the start all files are looked at once more, in ms: a watcher begins some time after it was told to, and
 * is silent about what was saved until then.
 */
export const looksAtFirst = [1000, 4000, 12_000];

/**
 * Watches the content root. What is saved is taken in at once and told to every open page; a page with mistakes stays as
 * it was when it could be drawn last.
 */
export function watchContent(vite: ViteDevServer, folder: string, live: LiveContent): void {
  const waiting = looks.map(() => new Set<string>());
  const gone: GonePages = new Map();
  let turn = Promise.resolve();
  const take = async (files: Set<string>) => {
    const saved = new Set(files);
    files.clear();
    const news = saved.size > 0 ? await newsOf(live, folder, saved, gone) : undefined;
    if (!news) return;
    if (news.problems.length > 0) console.error(problemText(live.root));
    vite.ws.send(newsEvent, news);
  };
  // One after the other, so that an older reading never overtakes a newer one.
  const takeIn = (files: Set<string>) => {
    turn = turn.then(() => take(files)).catch((error) => console.error('What was saved could not be read:', error));
  };
  vite.watcher.add(folder);
  vite.watcher.on('all', (_, file) => {
    if (!isContent(folder, file)) return;
    for (const [index, files] of waiting.entries()) {
      files.add(file);
      setTimeout(() => takeIn(files), looks[index]);
    }
  });
  const known = new Set([...contentPaths(folder).paths, 'public/images']);
  const lookAtAll = () => {
    for (const path of contentPaths(folder).paths) known.add(path);
    takeIn(new Set([...known].map((path) => join(folder, path))));
  };
  for (const pause of looksAtFirst) setTimeout(lookAtAll, pause).unref();
  // A page asks when it listens: what was told before that would be lost.
  vite.ws.on(listenEvent, (_, client) => client.send(newsEvent, newsAtFirst(live, gone)));
}
