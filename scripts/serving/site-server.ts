import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import { matchRedirect } from '../../src/addresses/redirects';
import { headersFor } from '../hosts/headers';
import { type LocalForm, sentHere } from '../leads/post-forms';
import { leadTaker } from '../leads/take-lead';
import { finishCutOff } from '../output/recover-output';
import { fileBytes, fileText } from '../plain-file.mjs';
import { answering, type Handler, sendText } from './answering';
import type { RequestAddress } from './request-address';
import { sendFile } from './send-file';
import { formReader, headerReader, redirectReader, servedFile } from './served-site';

function sendNotFound(dist: string, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = 404;
  try {
    response.end(fileBytes(join(dist, '404.html')));
  } catch {
    response.end('404: there is no such page, and this site has no 404.html.\n');
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers with a document, or with the data of one, whose forms are sent to this server. */
function sendWithForms(file: string, forms: readonly LocalForm[], response: ServerResponse): boolean {
  if (forms.length === 0 || !/\.(?:html|json)$/.test(file)) return false;
  const text = sentHere(fileText(file), forms);
  response.setHeader('Content-Type', file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/json');
  response.end(text);
  return true;
}

/** Answers as a host would: redirects, then files, then the not-found page. */
function siteHandler(dist: string, readHeaders: ReturnType<typeof headerReader>, readForms: Reader) {
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
    if (file && sendWithForms(file, readForms(), response)) return;
    if (!file || !(await sendFile(file, request, response))) sendNotFound(dist, response);
  };
}

type Reader = ReturnType<typeof formReader>;

/**
 * A server for a built site that has everything a host has: redirects, 404, types, compression, headers. What it can't
 * answer has the headers of the not-found page. A build that was killed on its way is finished before the next answer.
 *
 * @param root where leads are kept that its forms send; without it forms are sent to where they say
 */
export function createSiteServer(dist: string, root?: string): Server {
  const compress = compression();
  const folder = resolve(dist);
  const readHeaders = headerReader(folder);
  const readForms = root === undefined ? () => [] : formReader(folder);
  const answer = siteHandler(folder, readHeaders, readForms);
  const handle: Handler = async (address, request, response) => {
    await new Promise<void>((next) => compress(request, response, next));
    await answer(address, request, response);
  };
  const listener = answering(handle, console.error, leadTaker(root, readForms));
  return createServer((request, response) => {
    finishCutOff(folder);
    setHeaders(response, headersFor(readHeaders(), '/404'));
    return listener(request, response);
  });
}
