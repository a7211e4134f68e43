import { relative, sep } from 'node:path';
import type { News, ToldProblem } from '../../src/client/dev/news';
import type { Changes } from '../../src/engine/changes';
import type { Site } from '../../src/model/site';
import { linesAround } from '../../src/reading/format-problem';
import { problemsIn } from '../content-root';
import type { LiveContent } from './live-content';

/** The pages that were shown once and are shown no more: the title that each had, by its route. */
export type GonePages = Map<string, string>;

/** What there is to say when a page has opened: it looks at everything afresh, as files may have been saved since it was sent. */
export const newsAtFirst = (live: LiveContent, gone: GonePages): News => ({
  ...{ saved: [], pages: [], site: true },
  gone: toldGone(gone, live.preview()),
  problems: toldProblems(live),
});

/** Takes in the files that were saved, and says what that changed; undefined where it changed nothing. Keeps `gone` up to date. */
export async function newsOf(
  live: LiveContent,
  folder: string,
  files: ReadonlySet<string>,
  gone: GonePages,
): Promise<News | undefined> {
  const before = live.preview();
  const { pages, site, problems }: Changes = await live.take(files);
  const now = live.preview();
  const went = noteGone(gone, before, now);
  if (pages.length + went + problems.came.length + problems.went.length === 0 && !site) return undefined;
  return {
    saved: [...files].map((file) => relative(folder, file).split(sep).join('/')),
    pages,
    gone: toldGone(gone, now),
    site,
    problems: toldProblems(live),
  };
}

/** Notes which pages are shown no more, and how many those are. One whose file has mistakes is not among them: it is shown as it was. */
function noteGone(gone: GonePages, before: Site | undefined, now: Site | undefined): number {
  const shown = new Set(now?.pages.map(({ route }) => route));
  const went = (before?.pages ?? []).filter(({ route }) => !shown.has(route));
  for (const { route, title } of went) gone.set(route, title);
  for (const route of shown) gone.delete(route);
  return went.length;
}

/** Titles are unique: a page with the title of one that went is that page, at another address. */
const toldGone = (gone: GonePages, now: Site | undefined): News['gone'] =>
  [...gone].map(([route, title]) => ({ route, now: now?.pages.find((page) => page.title === title)?.route }));

const toldProblems = ({ root }: LiveContent): ToldProblem[] =>
  problemsIn(root).map(({ file, line, column, severity, found, fix, also }) => ({
    ...{ file, line, column, severity, found, fix, also },
    lines: linesAround({ line, column }, root.content.text(file) ?? ''),
  }));
