import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/host-engines';
import { allAbilities, type Engine } from './engine';
import { startServer } from './server-engine';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite'];

export const apache: Engine = {
  files: 'apache',
  abilities: allAbilities,
  find: () => findProgram('apache'),
  start: (site, program) =>
    startServer(site, program, ({ port, folder }) => {
      const conf = [
        `ServerRoot ${folder}`,
        'ServerName localhost',
        `Listen 127.0.0.1:${port}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/errors`,
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        'TypesConfig /etc/mime.types',
        ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
        `DocumentRoot ${site.folder}`,
        `<Directory ${site.folder}>`,
        'AllowOverride All',
        'Require all granted',
        'Options FollowSymLinks',
        '</Directory>',
      ];
      writeFileSync(join(folder, 'main.conf'), `${conf.join('\n')}\n`);
      return { args: ['-X', '-f', join(folder, 'main.conf')] };
    }),
};
