import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type RequestAddress, requestAddress } from './request-address';

/** Answers with a line of text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

export type Handler = (address: RequestAddress, request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers what is sent to a path; undefined where nothing is taken there. */
export type Taker = (path: string) => ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;

/**
 * Makes a listener of a handler that no request ends: what cannot be read is answered with 400, every method but reading
 * with 405 unless it is a form where forms are taken, and what the handler throws is told in the terminal and answered
 * with 500.
 */
export const answering =
  (handle: Handler, tell: (fault: unknown) => void = console.error, taker: Taker = () => undefined): RequestListener =>
  async (request, response) => {
    const address = requestAddress(request.url);
    const take = request.method === 'POST' && address ? taker(address.path) : undefined;
    if (!take && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, '405: pages can only be read.');
    }
    if (!address) return sendText(response, 400, '400: this address cannot be read. Is there a % sign too many in it?');
    try {
      await (take ? take(request, response) : handle(address, request, response));
    } catch (error) {
      tell(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, '500: the server could not answer. The reason stands in its window.');
    }
  };
