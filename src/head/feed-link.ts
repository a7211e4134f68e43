import type { Page, Site } from '../model/site';

/** Where the feed of the site's articles is served. */
export const feedUrl = '/feed.xml';

/** The link by which feed readers find the feed, on articles and on pages that list some. */
export function feedLink({ config, posts }: Pick<Site, 'config' | 'posts'>, { post, sections }: Page) {
  const lists = post !== undefined || sections.some(({ type }) => type === 'post-list');
  if (!lists || posts.length === 0) return [];
  return [{ rel: 'alternate', type: 'application/atom+xml', href: feedUrl, title: config.business.shortName }];
}
