import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Flag } from '../command-line/flags';
import { usageError } from '../command-line/usage-error';

const everywhere = '0.0.0.0';

/** The flag for who may look; without it a server is there for this computer alone. */
export const hostFlag = {
  type: 'string',
  value: 'ADDRESS',
  alone: everywhere,
  about: 'lets other devices look: --host alone on every network, --host ADDRESS on one',
} as const satisfies Flag;

/** The flag for where a server listens. The environment's `PORT` does the same, but not on every system's command line. */
export const portFlag = {
  type: 'string',
  value: 'NUMBER',
  about: 'the port to listen on, where the usual one is taken',
} as const satisfies Flag;

/** The port that was asked for by `--port`, else by the environment's `PORT`. Throws a usage error for what is none. */
export function wantedPort(fallback: number, given: string | undefined): number {
  const wanted = given ?? (process.env.PORT || String(fallback));
  if (/^\d{1,5}$/.test(wanted) && Number(wanted) <= 65_535) return Number(wanted);
  const said = given === undefined ? 'PORT' : '--port';
  throw usageError(`${said} is "${wanted}", which is not a port. Write a number up to 65535: --port ${fallback}`);
}

function explain(error: unknown, port: number, host: string): Error | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return usageError(`Port ${port} is taken by another program. Stop it, or choose another port: --port ${other}`);
  }
  if (code === 'EACCES')
    return usageError(`Port ${port} needs special rights. Choose one above 1023, such as --port 4173`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return usageError(`${host} is not an address of this computer. Write --host alone for all that it has`);
  }
  return undefined;
}

async function bind(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, port, host) ?? error;
  }
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

/** `localhost` is two addresses, and browsers may try either; where there is no IPv6 there is one. */
async function bindSecond(server: HttpServer, port: number): Promise<void> {
  const second = createServer((socket) => server.emit('connection', socket));
  server.once('close', () => second.close());
  try {
    second.listen(port, '::1');
    await once(second, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      server.close();
      throw explain(error, port, 'localhost');
    }
  }
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((found) =>
    (found ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

/** Starts a server on localhost, or on `host`; gives the addresses to open. Throws a usage error where it can't. */
export async function listen(server: HttpServer, port: number, host?: string): Promise<string[]> {
  const bound = await bind(server, port, host ?? '127.0.0.1');
  if (host === undefined) await bindSecond(server, bound);
  const names =
    host === undefined ? ['localhost'] : host === everywhere ? ['localhost', ...networkAddresses()] : [host];
  return names.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${bound}`);
}
