import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serving/site-server';
import { askServer } from './asking';
import { allAbilities, type Engine } from './engine';

/** The house's own server, which is to answer as hosts do. */
export const preview: Engine = {
  // Its redirects stand in the site itself, whatever the host.
  files: 'netlify',
  abilities: { ...allAbilities, otherName: false, tellsScheme: false },
  find: () => 'preview',
  async start({ folder, input }) {
    const server = createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      ask: (question) => askServer(port, { host: new URL(input.url).hostname, ...question }),
      stop: () => void server.close(),
    };
  },
};
