import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { matchRedirect } from '../src/addresses/redirects';
import { headerRules, headersFor } from './hosts/headers';
import { pathExists, redirectReader } from './served-site';

interface SiteServerOptions {
  /** The folder of the built site. */
  dist: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function readNotFound(dist: string): Buffer | string {
  try {
    return readFileSync(join(dist, '404.html'));
  } catch {
    return '404: there is no such page, and this site has no 404.html.\n';
  }
}

/** Answers as a host would: redirects, then files, then the not-found page. */
function siteHandler(dist: string): Handler {
  const rules = headerRules([]);
  const readTable = redirectReader(dist);
  const exists = (path: string) => pathExists(dist, path);
  // `dev` looks at the disk for each request, so a new build is served at once.
  const serveFile = sirv(dist, { dev: true, etag: true, extensions: ['html'] });

  const notFound = (response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = 404;
    response.end(readNotFound(dist));
  };
  return (request, response) => {
    const [pathname = '', ...rest] = (request.url ?? '').split('?');
    const path = decoded(pathname);
    if (path === undefined || !pathname.startsWith('/')) {
      return sendText(response, 400, '400: this address cannot be read. Is there a % sign too many in it?');
    }
    const target = matchRedirect(readTable(), { pathname, search: rest.join('?') }, exists);
    const found = exists(path);
    const headers = headersFor(rules, found || target ? path : '/404');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (target !== undefined) {
      response.setHeader('Location', target);
      return sendText(response, 301, `Moved to ${target}`);
    }
    if (!found) return notFound(response);
    // The server library trusts the numbers of a range; a whole answer is always allowed.
    delete request.headers.range;
    serveFile(request, response, () => notFound(response));
  };
}

/** A server for a built site that has everything a host has: redirects, 404, types, compression, caching headers. */
export function createSiteServer({ dist }: SiteServerOptions): Server {
  const compress = compression();
  const answer = siteHandler(resolve(dist));
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, '405: pages can only be read.');
    }
    compress(request, response, () => {
      try {
        answer(request, response);
      } catch (error) {
        console.error(`${request.url}:`, error);
        sendText(response, 500, '500: the preview server could not answer. The reason stands in its window.');
      }
    });
  });
}
