import { join, resolve } from 'node:path';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { outputFolder } from './output/output-folder';
import { recoverOutput } from './output/recover-output';
import { writeOutput } from './output/write-output';
import { studioOutput } from './studio-files/studio-output';

/** `npm run studio:build`: the studio as files, to upload to any host that serves files over https. */
export const command = defineCommand({
  flags: {
    root: rootFlag,
    out: {
      type: 'string',
      value: 'DIR',
      about: 'the folder to write; dist.studio/ in the folder of the site when left out',
    },
  },
  run: async ({ root, out = join(root, 'dist.studio') }): Promise<number> => {
    const folder = outputFolder(resolve(out), resolve(root));
    recoverOutput(folder);
    const { files } = await writeOutput(folder, await studioOutput(resolve(root)));
    console.log(`Wrote ${files} files to ${folder}: upload what is in it.`);
    return 0;
  },
});
