import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import { matchRedirect } from '../../src/addresses/redirects';
import { headersFor } from '../hosts/headers';
import { finishCutOff } from '../output/recover-output';
import { answering, sendText } from './answering';
import type { RequestAddress } from './request-address';
import { sendFile } from './send-file';
import { headerReader, redirectReader, servedFile } from './served-site';

function sendNotFound(dist: string, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = 404;
  try {
    response.end(readFileSync(join(dist, '404.html')));
  } catch {
    response.end('404: there is no such page, and this site has no 404.html.\n');
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers as a host would: redirects, then files, then the not-found page. */
function siteHandler(dist: string, readHeaders: ReturnType<typeof headerReader>) {
  const readTable = redirectReader(dist);
  const exists = (path: string) => servedFile(dist, path) !== undefined;
  return async ({ pathname, path, search }: RequestAddress, request: IncomingMessage, response: ServerResponse) => {
    const target = matchRedirect(readTable(), { pathname, search }, exists);
    const file = servedFile(dist, path);
    if (file || target) {
      response.removeHeader('X-Robots-Tag');
      setHeaders(response, headersFor(readHeaders(), path));
    }
    if (target !== undefined) {
      response.setHeader('Location', target);
      return sendText(response, 301, `Moved to ${target}`);
    }
    if (!file || !(await sendFile(file, request, response))) sendNotFound(dist, response);
  };
}

/**
 * A server for a built site that has everything a host has: redirects, 404, types, compression, headers. What it can't
 * answer has the headers of the not-found page. A build that was killed on its way is finished before the next answer.
 */
export function createSiteServer(dist: string): Server {
  const compress = compression();
  const folder = resolve(dist);
  const readHeaders = headerReader(folder);
  const answer = siteHandler(folder, readHeaders);
  const listener = answering(async (address, request, response) => {
    await new Promise<void>((next) => compress(request, response, next));
    await answer(address, request, response);
  });
  return createServer((request, response) => {
    finishCutOff(folder);
    setHeaders(response, headersFor(readHeaders(), '/404'));
    return listener(request, response);
  });
}
