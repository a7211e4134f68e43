import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { askServer } from './asking';
import type { ProbedSite, RunningEngine } from './engine';

/** A port that nothing listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });

/** Where a server keeps what it needs while it runs. */
interface Workplace {
  port: number;
  folder: string;
  hostname: string;
}

/** What to run in a workplace, once its files are written. */
interface Command {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Runs a server on a free port of this computer until it answers; `prepare` writes its files. */
export async function startServer(
  { input }: ProbedSite,
  program: string,
  prepare: (place: Workplace) => Command,
): Promise<RunningEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  // Servers that were started by root answer as somebody else.
  chmodSync(folder, 0o755);
  const { hostname } = new URL(input.url);
  const port = await freePort();
  const { args, env } = prepare({ port, folder, hostname });
  const server = spawn(program, args, { cwd: folder, env: { ...process.env, HOME: folder, ...env }, stdio: 'pipe' });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => said.push(String(text)));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const ask: RunningEngine['ask'] = (question) => askServer(port, { host: hostname, ...question });
  while (true) {
    if (server.exitCode !== null) throw new Error(`${program} ended:\n${said.join('')}`);
    if (await ask({ address: '/robots.txt' }).catch(() => undefined)) break;
    await setTimeout(100);
  }
  return {
    ask,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
