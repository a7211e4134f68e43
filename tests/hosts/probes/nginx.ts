import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/host-engines';
import { allAbilities, type Engine } from './engine';
import { startServer } from './server-engine';

export const nginx: Engine = {
  files: 'nginx',
  abilities: allAbilities,
  find: () => findProgram('nginx'),
  start: (site, program) =>
    startServer(site, program, ({ port, folder, hostname }) => {
      const own = readFileSync(join(site.folder, 'nginx.conf'), 'utf8')
        .replaceAll(`/var/www/${hostname}`, site.folder)
        .replaceAll('listen 80;', `listen 127.0.0.1:${port};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        join(folder, 'main.conf'),
        `${user} daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${own} }`,
      );
      return { args: ['-c', join(folder, 'main.conf'), '-p', folder] };
    }),
};
