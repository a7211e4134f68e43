import { type ContentRoot, isSound, openRoot, problemsIn } from '../content-root';
import { diffText } from '../fixing/diff-text';
import { fixFiles } from '../fixing/fix-files';
import { fixJson, mendsText } from '../fixing/fix-report';
import { languagesOf, wordsToWrite } from '../words-to-write';
import type { CheckResult } from './kept-reports';
import { jsonReport, textReport } from './reports';

/** How problems are printed. */
export type Format = 'text' | 'json';

const reports = { text: textReport, json: jsonReport } satisfies Record<Format, (root: ContentRoot) => string>;

const codeOf = (root: ContentRoot): number => (isSound(root) ? 0 : 1);

/** Every problem of the site in a folder. */
export async function reportOn(folder: string, format: Format): Promise<CheckResult> {
  const root = await openRoot(folder, { held: false });
  return { text: reports[format](root), code: codeOf(root) };
}

/** The words that the languages of the site in a folder lack; its problems where it has errors. */
export async function wordsLacking(folder: string, format: Format): Promise<CheckResult> {
  const root = await openRoot(folder, { held: false });
  const outline = root.content.outline();
  return outline
    ? { text: wordsToWrite(outline.config, languagesOf(outline.config, outline.pages)), code: 0 }
    : { text: reports[format](root), code: codeOf(root) };
}

/** Mends a site and says what was done; of a dry run the diff alone goes to the output, and what is left beside it. */
export async function fixRoot(folder: string, { format, dry }: { format: Format; dry: boolean }): Promise<number> {
  const root = await openRoot(folder);
  // A dry run changes nothing: what was wrong still is.
  const before = codeOf(root);
  const fixing = await fixFiles(folder, root, !dry);
  if (format === 'json') process.stdout.write(fixJson(fixing, problemsIn(root)));
  else {
    if (dry) process.stdout.write(diffText(fixing.files, fixing.written));
    const told = `${mendsText(fixing, dry)}\n${dry ? 'What would be left:\n\n' : ''}${textReport(root)}`;
    (dry ? process.stderr : process.stdout).write(told);
  }
  return dry ? before : codeOf(root);
}
