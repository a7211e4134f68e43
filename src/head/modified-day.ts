import type { Page } from '../model/site';

/** The day a page last changed, never before the day its article was published (crawlers.md J10). */
export function modifiedDay({ post, updated }: Pick<Page, 'post' | 'updated'>): string {
  return post && post.date > updated ? post.date : updated;
}
