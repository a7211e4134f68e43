import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../scripts/serving/site-server';

interface BuiltSite {
  /** Where it is served: http://localhost and a port. */
  base: string;
  /** Ends the server and removes the site. */
  remove(): Promise<void>;
}

/** Builds the site in a folder of its own and serves it; `taking` has the server keep there what its forms send. */
export async function builtSite(root: string, { taking = false } = {}): Promise<BuiltSite> {
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', '--root', root], {
    cwd: join(import.meta.dirname, '..'),
  });
  const server = createSiteServer(join(root, 'dist'), taking ? root : undefined);
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    async remove() {
      server.close();
      await rm(root, { recursive: true });
    },
  };
}
