import { resolve } from 'node:path';
import { formatRules, ruleBook } from '../src/rules/rule-book';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { type ContentRoot, isSound, openRoot, problemsIn, problemText } from './content-root';

const flags = {
  root: rootFlag,
  format: {
    type: 'string',
    value: 'FORMAT',
    choices: ['text', 'json'],
    default: 'text',
    about: 'how problems are printed; json is for editors and other tools',
  },
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
    const root = await openRoot(resolve(values.root));
    process.stdout.write(values.format === 'json' ? jsonReport(root) : textReport(root));
    return isSound(root) ? 0 : 1;
  },
});

/** Every problem with the lines it is in; for a site without errors, a line that says so. */
export const textReport = (root: ContentRoot): string =>
  isSound(root) ? `${problemText(root)}${root.content.routes().length} pages, no errors.\n` : problemText(root);

/** The problems as a JSON list, for editors and other tools. */
export const jsonReport = (root: ContentRoot): string => `${JSON.stringify(problemsIn(root), undefined, 2)}\n`;
