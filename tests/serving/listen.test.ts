import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, wantedPort } from '../../scripts/serving/listen';
import { rawRequest, requestFor } from './raw-request';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close();
});

/** A server that listens on a free port; gives the port. */
async function start(host?: string): Promise<{ port: number; addresses: string[] }> {
  const server = createServer((_, response) => response.end('here'));
  servers.push(server);
  const addresses = await listen(server, 0, host);
  return { addresses, port: Number(addresses[0]?.split(':').at(-1)) };
}

const addressesOf = (family: string, internal: boolean): string[] =>
  Object.values(networkInterfaces()).flatMap((found) =>
    (found ?? []).filter((one) => one.family === family && one.internal === internal).map(({ address }) => address),
  );

const answers = (port: number, host: string) =>
  rawRequest(port, requestFor('/'), host).then((text) => text.endsWith('here'));

test('without --host a server is there for this computer alone, by either form of localhost', async () => {
  const { port, addresses } = await start();
  expect(addresses).toEqual([`http://localhost:${port}`]);
  for (const host of [...addressesOf('IPv4', true), ...addressesOf('IPv6', true)]) {
    expect(await answers(port, host), host).toBe(true);
  }
  for (const host of addressesOf('IPv4', false))
    await expect(answers(port, host), host).rejects.toThrow('ECONNREFUSED');
});

test('with --host alone it is there for the network, and says where', async () => {
  const { port, addresses } = await start('0.0.0.0');
  expect(addresses).toEqual(['localhost', ...addressesOf('IPv4', false)].map((name) => `http://${name}:${port}`));
  for (const host of addressesOf('IPv4', false)) expect(await answers(port, host), host).toBe(true);
});

test('a taken port is told in a sentence, whichever form of localhost has it', async () => {
  const { port } = await start();
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: --port `,
  );
});

test.each([
  [undefined, '', 4173],
  [undefined, '4200', 4200],
  ['4300', '4200', 4300],
])('--port %s beside PORT=%s is port %i', (given, inEnvironment, port) => {
  vi.stubEnv('PORT', inEnvironment);
  expect(wantedPort(4173, given)).toBe(port);
});

test.each([
  ['70000', '', '--port is "70000"'],
  [undefined, 'http', 'PORT is "http"'],
])('--port %s beside PORT=%s is told', (given, inEnvironment, said) => {
  vi.stubEnv('PORT', inEnvironment);
  expect(() => wantedPort(4173, given)).toThrow(
    `${said}, which is not a port. Write a number up to 65535: --port 4173`,
  );
});

test('an address of another computer is told in a sentence', async () => {
  await expect(listen(createServer(), 0, '203.0.113.7')).rejects.toThrow(
    '203.0.113.7 is not an address of this computer. Write --host alone for all that it has',
  );
});
