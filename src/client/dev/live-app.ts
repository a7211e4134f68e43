import { withoutSlash } from '../../model/path';
import { takeOver } from '../app';
import { markDrafts } from './mark-drafts';
import { listenEvent, type News, newsEvent } from './news';
import { notices } from './notices';

const started = takeOver();

/** The same as in production, but started at once: an editor's page is always live. */
export const start = () => started;

const shown = notices();
markDrafts();
started.then((app) => shown.draft(app.page().draft === true)).catch((error) => shown.failed(error));

/** Shows what was saved where the page stands, without a reload. */
async function take({ pages, gone, site, saved, problems }: News): Promise<void> {
  const app = await started.catch(() => undefined);
  if (!app) {
    // The page may be another one by now than when its document was sent, or be there no more.
    const { page } = document.documentElement.dataset;
    if (saved.length > 0 || gone.some(({ route }) => route === page)) location.reload();
    return;
  }
  const { route, file } = app.page();
  const here = withoutSlash(location.pathname);
  // Where a page was missing, there is one now.
  if (here !== route && pages.includes(here)) return location.reload();
  shown.problems(problems, file, saved);
  shown.moved(gone.find((other) => other.route === route));
  const page = site || pages.includes(route) ? await app.refresh() : app.page();
  if (site) await renewColors();
  shown.draft(page.draft === true);
}

// The dev server says what was saved. One after the other: what was said later holds.
let turn = Promise.resolve();
import.meta.hot?.on(newsEvent, (news: News) => {
  turn = turn.then(() => take(news)).catch((error) => shown.failed(error));
});
import.meta.hot?.send(listenEvent);

/** Colors and fonts stand in the document's own style sheet, which the app does not draw. */
async function renewColors(): Promise<void> {
  const text = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('head style');
  document.querySelector('head style')?.replaceWith(fresh ?? '');
}
