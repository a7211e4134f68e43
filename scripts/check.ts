import { resolve } from 'node:path';
import { keptReport } from './checking/kept-reports';
import { lookedAt } from './checking/looked-at';
import { defineCommand } from './command-line/command';
import { type FlagValues, rootFlag } from './command-line/flags';
import { usageError } from './command-line/usage-error';

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

type CheckOptions = FlagValues<typeof flags>;

/** The engine is loaded where something is to be read: a site that nobody has touched since its last check needs none of it. */
const checking = () => import('./checking/check-root');

async function told({ rules, words, format, ...values }: CheckOptions) {
  const root = resolve(values.root);
  if (rules) return { text: (await import('./checking/told-rules')).toldRules(format), code: 0 };
  if (words) return (await checking()).wordsLacking(root, format);
  return keptReport(root, lookedAt(root, format), async () => (await checking()).reportOn(root, format));
}

/** `npm run check`: prints every problem of a site without building it; 1 when one of them is an error, else 0. */
export const command = defineCommand({
  flags,
  run: async (values) => {
    const dry = values['dry-run'];
    if (dry && !values.fix) throw usageError('--dry-run belongs to --fix: npm run check -- --fix --dry-run');
    if (values.fix && !values.rules && !values.words) {
      return (await checking()).fixRoot(resolve(values.root), { format: values.format, dry });
    }
    const { text, code } = await told(values);
    process.stdout.write(text);
    return code;
  },
});
