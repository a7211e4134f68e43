import { isPageFile } from '../addresses/routes';
import { configName } from '../model/config-name';
import { readPage, readSiteConfig } from '../reading/page-source';
import type { Problem } from '../reading/problem';
import { chosenOf, type Mend, mendsOf, problemName, type Try, type Work, withEdits } from './mend-file';
import type { Content } from './open-content';

/** What came of mending: the new texts by path, and what was mended in them. */
export interface ContentMending {
  files: ReadonlyMap<string, string>;
  mends: readonly Mend[];
}

/**
 * Makes every change that is known to be the only one meant, in the content and nowhere else. Each is made in a copy of the
 * whole content, and stays only where it takes its mistake away and brings no other; so nothing is mended into something
 * else that is wrong. Goes on until nothing can be mended any more, as one mistake may hide another.
 */
export function mendContent(content: Content): ContentMending {
  const works = new Map<string, Work>();
  for (;;) {
    const before = content.eachProblem();
    const tries = triesAt(content, before, works);
    if (tries.length === 0) break;
    content.take({ files: tries.map(({ file, after }) => [file, after] as const) });
    const now = content.eachProblem();
    const failed = tries.filter((one) => !isBetter(one, before, now));
    for (const { work, chosen } of failed) {
      if (chosen.length === 1) for (const problem of chosen) work.refused.add(problemName(problem));
      work.single = true;
    }
    content.take({ files: failed.map(({ file, text }) => [file, text] as const) });
    for (const one of tries.filter((one) => !failed.includes(one))) {
      one.work.mends.push(...mendsOf(one));
      one.work.rounds.push(one.edits);
    }
  }
  const changed = [...works].filter(([file, { written }]) => content.text(file) !== written);
  return {
    files: new Map(changed.map(([file]) => [file, content.text(file) ?? ''])),
    mends: changed.flatMap(([, { mends }]) => mends.toSorted((a, b) => a.line - b.line || a.column - b.column)),
  };
}

/** What is to be tried in this round: of each file the changes that do not meet. */
function triesAt(content: Content, problems: readonly Problem[], works: Map<string, Work>): Try[] {
  return [...byFile(problems)].flatMap(([file, told]) => {
    const text = content.text(file);
    if (text === undefined) return [];
    const work = works.get(file) ?? { written: text, rounds: [], mends: [], refused: new Set(), single: false };
    works.set(file, work);
    const chosen = chosenOf(told, work);
    return chosen.length > 0 ? [{ file, text, work, chosen, ...withEdits(text, chosen) }] : [];
  });
}

/** The problems that may be mended, by file. */
function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (!problem.edits?.length || problem.unsure) continue;
    files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  }
  return files;
}

/** True where the mistakes that were mended are gone and no others came. */
function isBetter({ file, text, chosen, after }: Try, before: readonly Problem[], now: readonly Problem[]): boolean {
  const [own, left] = [alone(file, text), alone(file, after)];
  // What has errors by itself is not held against the rest of the site yet: more may be told once it has none.
  if (own.some(isError)) return areGone(chosen, own, left) && left.filter(isError).length <= own.filter(isError).length;
  const [known, still] = [before, now].map((problems) => problems.filter((problem) => problem.file === file));
  const names = countNames(known ?? []);
  return (
    areGone(chosen, known ?? [], still ?? []) &&
    [...countNames(still ?? [])].every(([name, count]) => count <= (names.get(name) ?? 0))
  );
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** What is wrong with a file by itself. */
function alone(path: string, text: string): readonly Problem[] {
  if (path === configName) return readSiteConfig({ path, text }).problems;
  return isPageFile(path) ? readPage({ path, text }).problems : [];
}

function areGone(chosen: readonly Problem[], before: readonly Problem[], now: readonly Problem[]): boolean {
  const [known, still] = [countNames(before), countNames(now)];
  return chosen.every((problem) => (still.get(problemName(problem)) ?? 0) < (known.get(problemName(problem)) ?? 0));
}

function countNames(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problemName(problem), (counts.get(problemName(problem)) ?? 0) + 1);
  return counts;
}
