import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { configName } from '../src/model/config-name';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { usageError } from './command-line/usage-error';
import { listen, portFlag, wantedPort } from './serving/listen';

const noSite = (root: string): Error =>
  usageError(
    `There is no ${configName} in ${root}. Begin a site with  npm run init -- DIR, or name the folder of one: --root DIR`,
  );

/** `npm run edit`: the studio on this computer's folder, for who has the address that is printed. */
export const command = defineCommand({
  flags: { root: rootFlag, port: portFlag },
  run: async ({ root, port }): Promise<undefined> => {
    if (!existsSync(join(root, configName))) throw noSite(resolve(root));
    const token = process.env.STUDIO_TOKEN || randomBytes(18).toString('base64url');
    const { studioFiles } = await import('./studio-files/studio-bundle');
    const { createStudioServer } = await import('./local-studio/studio-server');
    const app = await studioFiles();
    const server = await createStudioServer({
      ...{ root: resolve(root), app, token },
      // A server that listens on a port has an address of this kind.
      port: () => (server.address() as AddressInfo).port,
    });
    const [address] = await listen(server, wantedPort(4273, port));
    console.log(`Roofline studio: ${address}/?token=${token}`);
  },
});
