import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatProblems, textsOf } from '../../src/reading/format-problem';
import { type ContentState, refresh } from './content-state';
import { overlay } from './overlay';

const isContent = (root: string, file: string): boolean => {
  const path = relative(root, file).split(sep).join('/');
  return path === 'site.config.yaml' || path.startsWith('pages/') || path.startsWith('public/');
};

/** Prints the problems of a state to the terminal. */
export function printProblems({ problems, files }: ContentState): void {
  if (problems.length > 0) console.error(formatProblems(problems, textsOf(files)));
}

/**
 * Watches the content root. A saved file is read at once and shown in every open page; with errors the page stays as it
 * was and the overlay names file, line, column and fix.
 */
export function watchContent(vite: ViteDevServer, root: string, state: { now: ContentState }): void {
  vite.watcher.add(['site.config.yaml', 'pages', 'public'].map((path) => join(root, path)));
  let turn = Promise.resolve();
  const update = async (file: string) => {
    state.now = await refresh(root, state.now);
    printProblems(state.now);
    const problems = overlay(state.now);
    if (problems) vite.ws.send(problems);
    else vite.ws.send('roofline:content', { config: file.endsWith('site.config.yaml') });
  };
  vite.watcher.on('all', (_, file) => {
    // One after the other, so that an older reading never overtakes a newer one.
    if (isContent(root, file)) turn = turn.then(() => update(file));
  });
  // A page opened while there are problems is told of them as well.
  vite.ws.on('connection', () => {
    const problems = overlay(state.now);
    if (problems) setTimeout(() => vite.ws.send(problems), 100);
  });
}
