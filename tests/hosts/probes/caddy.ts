import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/host-engines';
import { allAbilities, type Engine } from './engine';
import { startServer } from './server-engine';

export const caddy: Engine = {
  files: 'caddy',
  // It leads to https by itself, which needs certificates.
  abilities: { ...allAbilities, tellsScheme: false },
  find: () => findProgram('caddy'),
  start: (site, program) =>
    startServer(site, program, ({ port, folder, hostname }) => {
      const own = readFileSync(join(site.folder, 'Caddyfile'), 'utf8')
        .replaceAll(`/var/www/${hostname}`, site.folder)
        .replace(/^[^#\n].* \{$/m, (names) => names.replace(/[^, {]+/g, (name) => `http://${name}:${port}`));
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
      return { args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')] };
    }),
};
