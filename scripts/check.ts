import { resolve } from 'node:path';
import { formatRules, ruleBook } from '../src/rules/rule-book';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { usageError } from './command-line/usage-error';
import { type ContentRoot, isSound, openRoot, problemsIn, problemText } from './content-root';
import { fixFiles } from './fixing/fix-files';
import { diffText, fixJson, mendsText } from './fixing/fix-report';
import { stillToTranslate } from './still-to-translate';
import { languagesOf, wordsToWrite } from './words-to-write';

const flags = {
  root: rootFlag,
  format: {
    type: 'string',
    value: 'FORMAT',
    choices: ['text', 'json'],
    default: 'text',
    about: 'how problems are printed; json is for editors and other tools',
  },
  fix: { type: 'boolean', about: 'mends what can be meant in one way only, and tells the rest' },
  'dry-run': { type: 'boolean', about: 'prints with --fix what would be changed, as a diff, and changes nothing' },
  words: { type: 'boolean', about: 'prints the words that the languages of the site lack, to be written over' },
  rules: { type: 'boolean', about: 'lists every rule that a site is checked by, with why it holds' },
} as const;

/** `npm run check`: prints every problem of a site without building it; 1 when one of them is an error, else 0. */
export const command = defineCommand({
  flags,
  run: async (values) => {
    if (values.rules) {
      process.stdout.write(
        values.format === 'json' ? `${JSON.stringify(ruleBook, undefined, 2)}\n` : formatRules(ruleBook),
      );
      return 0;
    }
    if (values['dry-run'] && !values.fix)
      throw usageError('--dry-run belongs to --fix: npm run check -- --fix --dry-run');
    const root = await openRoot(resolve(values.root), { held: values.fix === true });
    const outline = values.words ? root.content.outline() : undefined;
    if (outline) {
      process.stdout.write(wordsToWrite(outline.config, languagesOf(outline.config, outline.pages)));
      return 0;
    }
    // A dry run changes nothing: what was wrong still is.
    const wasSound = isSound(root);
    if (values.fix) await fix(root, resolve(values.root), values);
    else process.stdout.write(values.format === 'json' ? jsonReport(root) : textReport(root));
    return (values['dry-run'] ? wasSound : isSound(root)) ? 0 : 1;
  },
});

/** Mends a content root and says what was done; of a dry run the diff alone goes to the output, and what is left beside it. */
async function fix(
  root: ContentRoot,
  folder: string,
  values: { format: 'text' | 'json'; 'dry-run': boolean },
): Promise<void> {
  const dry = values['dry-run'];
  const fixing = await fixFiles(folder, root, !dry);
  if (values.format === 'json') {
    process.stdout.write(fixJson(fixing, problemsIn(root)));
    return;
  }
  if (dry) process.stdout.write(diffText(fixing));
  const told = `${mendsText(fixing, dry)}\n${dry ? 'What would be left:\n\n' : ''}${textReport(root)}`;
  (dry ? process.stderr : process.stdout).write(told);
}

/** How many texts of pages and drafts wait for their words, in a line; nothing where none does. */
function unwritten(root: ContentRoot): string {
  const texts = problemsIn(root).filter(({ code }) => code === 'prose/to-write');
  if (texts.length === 0) return '';
  const files = new Set(texts.map(({ file }) => file)).size;
  return `Still to write: ${texts.length} ${texts.length === 1 ? 'text' : 'texts'} in ${files} ${files === 1 ? 'file' : 'files'}.\n`;
}

function untranslated({ content }: ContentRoot): string {
  const site = content.outline();
  return site
    ? stillToTranslate(site)
        .map((line) => `${line}\n`)
        .join('')
    : '';
}

/** Every problem with the lines it is in, and how much is still to write; for a site without errors, a line that says so. */
export const textReport = (root: ContentRoot): string =>
  [
    problemText(root),
    unwritten(root),
    untranslated(root),
    isSound(root) ? `${root.content.routes().length} pages, no errors.\n` : '',
  ].join('');

/** The problems as a JSON list, for editors and other tools. */
export const jsonReport = (root: ContentRoot): string => `${JSON.stringify(problemsIn(root), undefined, 2)}\n`;
