// The package ships no types of its own, and those of others need the whole of Express.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  function compression(options?: { filter?: Filter; threshold?: number }): Middleware;
  export = compression;
}
