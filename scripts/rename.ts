import { resolve } from 'node:path';
import { type Refusal, renamePage } from '../src/engine/rename-page';
import { configName } from '../src/model/config-name';
import { formatProblems } from '../src/reading/format-problem';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { diffText } from './fixing/diff-text';
import { readInventory } from './inventory';
import { readContent } from './read-content';
import { changeFiles } from './saving/change-files';
import { finishSave } from './saving/save-files';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const whyNot = (refusal: Refusal, texts: ReadonlyMap<string, string>): string =>
  'sentence' in refusal ? `${refusal.sentence}.` : `mend these first.\n\n${formatProblems(refusal.problems, texts)}`;

/** The address that is meant by one with the site's own host in front, with a slash behind, or by the name of a file. */
function addressMeant(word: string, config = ''): string {
  const host = /^url:\s*["']?(https?:\/\/[^\s"'/]+)/m.exec(config)?.[1];
  const path = host !== undefined && word.startsWith(`${host}/`) ? word.slice(host.length) : word;
  const isFile = /^(?:\.?\/)?pages\/.+\.ya?ml$/.test(path);
  const bare = isFile ? path.replace(/^(?:\.?\/)?pages|\.ya?ml$/g, '') : path.replace(/\.html$/, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** `npm run rename -- OLD NEW`: gives a page another address, or says why not and changes nothing. */
export const command = defineCommand({
  flags: {
    root: rootFlag,
    old: { type: 'string', value: 'OLD', word: true, about: 'the address that the page has, such as /our-crew' },
    new: { type: 'string', value: 'NEW', word: true, about: 'the address that it is to have, such as /our-team' },
    'dry-run': { type: 'boolean', about: 'prints what would be changed, as a diff, and changes nothing' },
  },
  async run({ old: given, new: wanted, ...values }) {
    const root = resolve(values.root);
    await finishSave(root);
    const { files } = readContent(root);
    const inventory = await readInventory(root);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const [old, next] = [given, wanted].map((word) => addressMeant(word, texts.get(configName))) as [string, string];
    const renamed = renamePage(texts, { from: old, to: next }, { year: new Date().getFullYear(), inventory });
    if (!('files' in renamed)) {
      console.error(`Nothing was changed: ${whyNot(renamed, texts)}`);
      return 1;
    }
    const dry = values['dry-run'];
    const links = [...renamed.mended.values()].reduce((sum, count) => sum + count, 0);
    const report = [
      `${old} ${dry ? 'would be' : 'is now'} ${next}, and ${dry ? 'lead' : 'leads'} there. ${counted(links, 'link')} mended:`,
      ...[...renamed.mended].map(([file, count]) => `  ${file}: ${count}`),
    ].join('\n');
    if (dry) {
      process.stdout.write(diffText(renamed.files, texts));
      console.error(report);
      return 0;
    }
    await changeFiles(root, new Map([...renamed.files].map(([path, now]) => [path, { before: texts.get(path), now }])));
    console.log(report);
    return 0;
  },
});
