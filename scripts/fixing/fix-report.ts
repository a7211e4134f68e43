import { count } from '../../src/reading/explain/show';
import type { Problem } from '../../src/reading/problem';
import { diffText } from './diff-text';
import type { Fixing } from './fix-files';

/** What was mended, or would be in a dry run: of each mistake where and what it was, and the line as it is now. */
export function mendsText({ mends, files, left }: Fixing, dry: boolean): string {
  const told = mends.map(
    ({ file, line, column, found, now }) => `${file}:${line}:${column}  ${found}\n  now:  ${now}\n`,
  );
  const stay = [...left].map(([file, reason]) => `${file}  not mended: ${reason}\n`);
  const mistakes = `${count(mends.length, 'mistake')} ${dry ? 'can be ' : ''}mended in ${count(files.size, 'file')}.\n`;
  return [
    ...told,
    ...stay,
    mends.length === 0 ? 'There is nothing that can be mended in one way only.\n' : mistakes,
  ].join('\n');
}

/** All of it as JSON, for editors and other tools. */
export const fixJson = (fixing: Fixing, problems: readonly Problem[]): string =>
  `${JSON.stringify({ mended: fixing.mends, left: Object.fromEntries(fixing.left), diff: diffText(fixing.files, fixing.written), problems }, undefined, 2)}\n`;
