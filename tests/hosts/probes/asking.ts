import { request } from 'node:http';
import type { Answer, Question } from './engine';

/** Asks a server on this computer; redirects are not followed, and the target is sent as it stands. */
export const askServer = (
  port: number,
  { address, host, scheme, headers }: Question & { host: string },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: address,
      headers: { ...headers, ...(scheme && { 'X-Forwarded-Proto': scheme }), Host: host },
    };
    request(options, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
          ),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
