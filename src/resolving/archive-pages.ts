import type { Page, PostSummary } from '../model/site';
import type { Say } from '../model/words/say';
import { pageFacts } from './page-facts';
import { isLong, postPages } from './posts';

/** The address of a further page of a list. */
export const archiveRoute = (list: string, number: number): string =>
  number === 1 ? list : `${list === '/' ? '' : list}/page/${number}`;

/** The list of a page that may go on on others. */
export const longListOf = ({ sections }: Pick<Page, 'sections'>) =>
  sections.flatMap((block) => (block.type === 'post-list' && isLong(block) ? [block] : []))[0];

/** The further pages of a page with a long list of posts: what it opens with, and the rest of the list. */
export function archivePages(page: Page, posts: readonly PostSummary[], say: Say): Page[] {
  const list = pageFacts(page).types.includes('post-list') ? longListOf(page) : undefined;
  if (!list) return [];
  const [opening] = page.sections;
  if (!opening) return [];
  const { length: count } = postPages(list, posts);
  return Array.from({ length: count - 1 }, (_, index): Page => {
    const number = index + 2;
    const named = (name: string) => say('articles.archive', { name, number });
    const label = say('articles.page', { number });
    const route = archiveRoute(page.route, number);
    return {
      ...page,
      ...{ title: named(page.title), description: named(page.description), label, route },
      ...{ canonical: undefined, aliases: [], redirectFrom: [], translates: undefined, image: undefined },
      breadcrumb: [...page.breadcrumb, { label, route }],
      sections:
        opening === list ? [list] : [{ ...opening, ...(opening.heading && { heading: named(opening.heading) }) }, list],
      archive: { number, route: page.route },
    };
  });
}
