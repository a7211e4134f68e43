import { resolve } from 'node:path';
import { hosts } from '../../schemas/site/host-names';
import { type FlagValues, rootFlag } from '../command-line/flags';

/** The flag for the folder of the built site, for those who write it and those who serve it. */
export const outFlag = {
  type: 'string',
  value: 'DIR',
  about: 'the folder of the built site; dist/ in the folder of the site when left out',
} as const;

export const buildFlags = {
  root: rootFlag,
  out: outFlag,
  host: {
    type: 'string',
    value: 'HOST',
    choices: hosts,
    about: 'writes the files of another host than site.config.yaml names',
  },
  production: { type: 'boolean', about: 'refuses while sample content is left' },
} as const;

export type BuildOptions = FlagValues<typeof buildFlags>;

/** The path of the built site, as told. */
export const outputPath = ({ root, out }: { root: string; out?: string }): string => resolve(out ?? `${root}/dist`);
