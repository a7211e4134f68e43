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
  response.setHeader('Content-Length', size);
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(file.createReadStream({ end: size - 1, autoClose: false }), response);
}

/**
 * Answers with a file, whole: size, date and bytes come from one opened file, so that a build which puts a new one in
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
