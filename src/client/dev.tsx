import { start as startApp } from './app';

const started = startApp();

/** The same as in production, but started at once: a developer's page is always live. */
export const start = () => started;

// The dev server says that content changed and holds no problems: show it without a reload, and take its overlay away.
import.meta.hot?.on('roofline:content', async ({ config }: { config: boolean }) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (config) return location.reload();
  await (await started).refresh();
});
