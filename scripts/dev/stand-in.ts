import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../../src/head/escape-markup';

/** A document in the place of a page that can't be shown; it loads itself again when something was saved. */
export const standIn = (vite: ViteDevServer, route: string, title: string, text: string): Promise<string> =>
  vite.transformIndexHtml(
    route,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
      '<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;' +
      'max-width:60rem;padding:0 1.5rem}pre{overflow:auto;padding:1rem;background:#f5f5f5;font-size:.875rem}</style></head>' +
      `<body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre>` +
      '<script type="module" src="/src/client/dev/reload.ts"></script></body></html>',
  );
