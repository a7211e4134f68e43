import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outFlag, outputPath } from './building/options';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { usageError } from './command-line/usage-error';
import { recoverOutput } from './output/recover-output';
import { hostFlag, listen, portFlag, wantedPort } from './serving/listen';
import { createSiteServer } from './serving/site-server';

/** `npm run preview`: serves a built site as a host would, on port 4173 or `--port`, until it is stopped. */
export const command = defineCommand({
  flags: { root: rootFlag, out: outFlag, host: hostFlag, port: portFlag },
  run: async (values) => {
    const dist = outputPath(values);
    const port = wantedPort(4173, values.port);
    recoverOutput(dist);
    if (!existsSync(join(dist, 'index.html'))) {
      throw usageError(`There is no built site in ${dist}. Build it first: npm run build`);
    }
    const addresses = await listen(createSiteServer(dist, resolve(values.root)), port, values.host);
    console.log(`Roofline: ${addresses.join(', ')}`);
    return undefined;
  },
});
