import type { Page } from '../model/site';

/**
 * The day a page last changed, `YYYY-MM-DD`, never before the day its article was published; undefined where nobody knows.
 * The one answer for the sitemap, structured data, social tags and what visitors read, so that they never disagree.
 */
export function modifiedDay({ post, updated = '' }: Pick<Page, 'post' | 'updated'>): string | undefined {
  return post && post.date > updated ? post.date : updated || undefined;
}
