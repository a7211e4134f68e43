import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { listenEvent, type News, newsEvent } from '../../src/client/dev/news';
import { problemText } from '../content-root';
import type { LiveContent } from './live-content';
import { newsAtFirst, newsOf } from './news-of';

const isContent = (root: string, file: string): boolean => {
  const path = relative(root, file).split(sep).join('/');
  return path === 'site.config.yaml' || path.startsWith('pages/') || path.startsWith('public/');
};

/** How long events are gathered, in ms: a save of many files is many of them. */
const together = 10;

/**
 * Watches the content root. What is saved is taken in at once and told to every open page; a page with mistakes stays as
 * it was when it could be drawn last.
 */
export function watchContent(vite: ViteDevServer, folder: string, live: LiveContent): void {
  let saved = new Set<string>();
  let turn = Promise.resolve();
  const tell = (news: News) => vite.ws.send(newsEvent, news);
  const take = async () => {
    const files = saved;
    saved = new Set();
    if (files.size === 0) return;
    const news = await newsOf(live, folder, files);
    if (news.problems.length > 0) console.error(problemText(live.root));
    tell(news);
  };
  vite.watcher.add(['site.config.yaml', 'pages', 'public'].map((path) => join(folder, path)));
  vite.watcher.on('all', (_, file) => {
    if (!isContent(folder, file)) return;
    saved.add(file);
    // One after the other, so that an older reading never overtakes a newer one.
    setTimeout(() => {
      turn = turn.then(take).catch((error) => console.error('What was saved could not be read:', error));
    }, together);
  });
  // A page asks when it listens: what was told before that would be lost.
  vite.ws.on(listenEvent, (_, client) => client.send(newsEvent, newsAtFirst(live)));
}
