import { relative, sep } from 'node:path';
import type { News, ToldProblem } from '../../src/client/dev/news';
import type { Changes } from '../../src/engine/changes';
import type { Site } from '../../src/model/site';
import { linesAround } from '../../src/reading/format-problem';
import { problemsIn } from '../content-root';
import type { LiveContent } from './live-content';

/** What there is to say when a page has opened: it looks at everything afresh, as files may have been saved since it was sent. */
export const newsAtFirst = (live: LiveContent): News => ({
  ...{ saved: [], pages: [], gone: [], site: true },
  problems: toldProblems(live),
});

/** Takes in the files that were saved, and says what that changed; undefined where it changed nothing. */
export async function newsOf(live: LiveContent, folder: string, files: ReadonlySet<string>): Promise<News | undefined> {
  const before = live.preview();
  const { pages, site, problems }: Changes = await live.take(files);
  const now = live.preview();
  const gone = routesGone(before, now);
  if (pages.length + gone.length + problems.came.length + problems.went.length === 0 && !site) return undefined;
  return {
    saved: [...files].map((file) => relative(folder, file).split(sep).join('/')),
    pages,
    gone: gone.map((route) => ({ route, now: movedTo(route, before, now) })),
    site,
    problems: toldProblems(live),
  };
}

/** The pages that are shown no more. One whose file has mistakes is not among them: it is shown as it was. */
function routesGone(before: Site | undefined, now: Site | undefined): string[] {
  const shown = new Set(now?.pages.map(({ route }) => route));
  return (before?.pages ?? []).map(({ route }) => route).filter((route) => !shown.has(route));
}

/** Titles are unique: a page with the title of one that went is that page, at another address. */
function movedTo(route: string, before: Site | undefined, now: Site | undefined): string | undefined {
  const title = before?.pages.find((page) => page.route === route)?.title;
  return now?.pages.find((page) => page.title === title)?.route;
}

const toldProblems = ({ root }: LiveContent): ToldProblem[] =>
  problemsIn(root).map(({ file, line, column, severity, found, fix, also }) => ({
    ...{ file, line, column, severity, found, fix, also },
    lines: linesAround({ line, column }, root.content.text(file) ?? ''),
  }));
