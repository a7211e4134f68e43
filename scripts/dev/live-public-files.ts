import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fillPublicHtml } from '../../src/pages/public-html';
import { fileText } from '../plain-file.mjs';
import { fileBelow } from '../serving/file-below';
import { sendFile } from '../serving/send-file';
import type { LiveContent } from './live-content';

/** Answers with the files of `public/` as the build writes them: an HTML file at its name without the ending too. */
export function livePublicFiles(root: string, live: Pick<LiveContent, 'preview'>) {
  const folder = join(root, 'public');
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = fileBelow(folder, path) ?? fileBelow(folder, `${path}.html`);
    const site = live.preview();
    if (!file?.endsWith('.html') || !site) return file !== undefined && sendFile(file, request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(fillPublicHtml(fileText(file), site));
    return true;
  };
}
