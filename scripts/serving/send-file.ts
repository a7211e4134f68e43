import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';

const typeOf = (path: string): string => {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/html') ? 'text/html; charset=utf-8' : type;
};

const isKnown = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(etag);

async function send(file: FileHandle, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { size, mtimeMs } = await file.stat();
  const etag = `W/"${size}-${Math.trunc(mtimeMs)}"`;
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(path));
  response.setHeader('ETag', etag);
  if (isKnown(request, etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const part = partAsked(request, path, size);
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (isPlayed(path)) response.setHeader('Accept-Ranges', 'bytes');
  if (part)
    response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end + 1 - start });
  else response.setHeader('Content-Length', size);
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
}

/** Films and sound are asked for in parts, so that they can be played from anywhere; nothing compresses them on the way. */
const isPlayed = (path: string): boolean => /^(?:audio|video)\//.test(typeOf(path));

/** The part of a file that is asked for, from one byte to another (RFC 9110, 14.2); `none` where it has no such part. */
function partAsked(
  { method, headers: { range = '' } }: IncomingMessage,
  path: string,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (method !== 'GET' || !isPlayed(path) || from + to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'none' : { start, end };
}

/**
 * Answers with a file, whole or the part that is asked for: size, date and bytes come from one opened file, so that a build which puts a new one in
 * its place meanwhile is not mixed with it. Gives false, and answers nothing, where there is no file.
 */
export async function sendFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    await send(file, path, request, response);
  } catch (error) {
    // A visitor who leaves in the middle is no fault.
    if (!response.destroyed) throw error;
  } finally {
    await file.close();
  }
  return true;
}
