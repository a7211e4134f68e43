import { resolve } from 'node:path';
import { placesIn } from '../src/reading/places';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { usageError } from './command-line/usage-error';
import { isSound, openRoot, problemsIn } from './content-root';
import { addressEnds } from './replay/address-ends';
import { askedAddresses } from './replay/asked-addresses';
import { logLines } from './replay/log-lines';
import { replayReport } from './replay/replay-report';

/** `npm run replay -- LOG`: where every address of a log or list ends; 1 while one of them leads nowhere. */
export const command = defineCommand({
  flags: {
    root: rootFlag,
    log: {
      type: 'string',
      value: 'LOG',
      word: true,
      about: 'an access log (packed by gzip or not), or a list of addresses: one a line, a table, a sitemap',
    },
  },
  async run({ log, ...values }) {
    const root = await openRoot(resolve(values.root));
    const site = root.content.site();
    if (!isSound(root) || !site) {
      const errors = problemsIn(root).filter(({ severity }) => severity !== 'warning').length;
      console.error(
        `The site has ${errors === 1 ? 'an error' : `${errors} errors`}: run npm run check, mend what it tells, and replay then`,
      );
      return 1;
    }
    const asked = await askedAddresses(logLines(resolve(log)), new URL(site.config.url).hostname);
    if (asked.counts.size === 0) throw usageError(`There is no address in ${log}: write one a line, such as /about-us`);
    const { text, nowhere } = replayReport(asked, addressEnds(site, root.inventory.files), ({ file, path }) => {
      return placesIn({ path: file, text: root.content.text(file) ?? '' }).at(path).line;
    });
    process.stdout.write(text);
    return nowhere > 0 ? 1 : 0;
  },
});
