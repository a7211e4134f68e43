import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { outFlag, outputPath } from './building/options';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { recoverOutput } from './output/recover-output';
import { createSiteServer } from './static-server';

const defaultPort = '4173';

function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs special rights. Choose one above 1023: PORT=${defaultPort} npm start`;
  return `The site cannot be served on port ${port}: ${String(error)}`;
}

/** Serves `dist/` as a host would, on `PORT`; 1 when there is nothing to serve or the port cannot be used. */
async function serveBuilt(dist: string): Promise<number | undefined> {
  recoverOutput(dist);
  if (!existsSync(join(dist, 'index.html'))) {
    console.error(`There is no built site in ${dist}. Build it first: npm run build`);
    return 1;
  }
  const wanted = process.env.PORT || defaultPort;
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65535) {
    console.error(
      `PORT is "${wanted}", which is not a port. Write a number up to 65535: PORT=${defaultPort} npm start`,
    );
    return 1;
  }
  const server = createSiteServer({ dist });
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    console.error(explain(error, port));
    return 1;
  }
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo;
  console.log(`Roofline: http://localhost:${address.port}`);
  return undefined;
}

/** `npm run preview`. */
export const command = defineCommand({
  flags: { root: rootFlag, out: outFlag },
  run: (values) => serveBuilt(outputPath(values)),
});
