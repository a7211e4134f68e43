import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Host, hosts } from '../../schemas/site';
import { closest } from '../../src/reading/closest';
import { engineRoot } from './bundle';

/** What a build is told. `root` holds site.config.yaml, pages/ and public/; `out` is the folder for the site. */
export interface BuildOptions {
  root: string;
  out: string;
  host?: Host;
  /** Refuse while sample content is left. */
  production: boolean;
}

/** Reads `--root DIR --out DIR --host NAME --production`; throws an error fit to print on anything else. */
export function buildOptions(args: string[]): BuildOptions {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: engineRoot },
      out: { type: 'string' },
      host: { type: 'string' },
      production: { type: 'boolean', default: false },
    },
  });
  const root = resolve(values.root);
  const host = hosts.find((name) => name === values.host);
  if (values.host && !host) {
    const near = closest(values.host, hosts);
    const message = `--host ${values.host} is not known; ${near ? `did you mean ${near}? ` : ''}Known: ${hosts.join(', ')}`;
    throw Object.assign(new Error(message), { code: 'ERR_USAGE' });
  }
  return { root, out: resolve(values.out ?? `${root}/dist`), host, production: values.production };
}
