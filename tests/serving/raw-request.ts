import { connect } from 'node:net';

/** Sends text to a port as it is and gives all that comes back until the other side closes. */
export function rawRequest(port: number, text: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.on('close', () => resolve(answer));
    // A server may refuse to read on; what it said until then counts.
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });
}

/** A request for a target, not put right on the way; in HTTP/1.0, whose answers come in one piece. */
export const requestFor = (target: string): string =>
  `GET ${target} HTTP/1.0\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** Targets that no browser sends, with the status that a server may give them. */
export const oddTargets: readonly (readonly [target: string, status: number])[] = [
  ['//', 404],
  ['//evil.example/x', 404],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae', 400],
  ['/%00', 404],
  ['/a%00.html', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/%2e%2e/%2e%2e/package.json', 404],
  ['/../../package.json', 404],
  ['/..%5c..%5cpackage.json', 404],
  ['/package.json', 404],
  ['/.git/HEAD', 404],
  ['/.env', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
  ['/data/__proto__.json', 404],
  ['/?', 200],
  ['/?p=%', 200],
  ['http://localhost/', 200],
  ['http://localhost', 200],
  ['HTTP://evil.example/%2e%2e/package.json', 404],
  ['*', 400],
  [`/${'x'.repeat(9000)}`, 404],
  [`/${'a/'.repeat(4000)}`, 404],
];

/** Whole requests that are none, and what a server says to them. */
export const brokenRequests: readonly (readonly [what: string, text: string, said: RegExp])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'headers beyond measure',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ['another method', 'DELETE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
];
