import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeRendition, renditionsOf } from '../building/pictures';
import type { LiveContent } from './live-content';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Makes renditions when they are asked for, so that a dev server starts at once; gives false for other addresses. */
export function pictureHandler(root: string, cache: string, live: LiveContent) {
  return async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!url.startsWith('/pictures/')) return false;
    const rendition = renditionsOf(live.inventory().pictures).find((candidate) => candidate.url === url);
    if (!rendition) return false;
    const file = await makeRendition(root, cache, rendition);
    response.writeHead(200, { 'Content-Type': types[rendition.format] });
    createReadStream(file).pipe(response);
    return true;
  };
}
