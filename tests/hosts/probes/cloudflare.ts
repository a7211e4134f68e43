import { findPackage } from '../../../scripts/host-engines';
import { allAbilities, type Engine } from './engine';
import { startServer } from './server-engine';

/** Cloudflare's own server for this computer, which reads `_redirects` and `_headers` as the network does. */
export const cloudflare: Engine = {
  files: 'cloudflare',
  abilities: {
    ...allAbilities,
    ...{
      queries: false,
      homeQueries: false,
      dropsParameters: false,
      digits: false,
      otherName: false,
      tellsScheme: false,
    },
  },
  find: () => findPackage('wrangler', 'wrangler/bin/wrangler.js'),
  start: (site, program) =>
    startServer(site, process.execPath, ({ port }) => ({
      args: [
        ...[program, 'pages', 'dev', site.folder, '--ip', '127.0.0.1', '--port', String(port)],
        // Without one it takes the day, which may be after the last that it knows.
        '--compatibility-date=2026-04-01',
      ],
      env: { CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    })),
};
