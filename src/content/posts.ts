import type { BlockOf } from '../../schemas/blocks';
import type { ArticlePage } from '../../schemas/templates/article';
import { byText } from './order';
import { readingMinutes } from './reading-minutes';
import type { PostSummary } from './site';

/** What lists show of an article. */
export const postOf = (form: ArticlePage, route: string): PostSummary => ({
  route,
  title: form.heading,
  excerpt: form.excerpt,
  group: form.group,
  category: form.category ?? form.group,
  date: form.date,
  readTime: form.readTime ?? readingMinutes(form.sections),
  image: form.hero,
  featured: form.featured,
});

/** Newest first, equal dates by route, with exactly one featured: the first marked so, else the newest. */
export function orderPosts(posts: readonly PostSummary[]): PostSummary[] {
  const ordered = [...posts].sort((a, b) => byText(b.date, a.date) || byText(a.route, b.route));
  const featured = ordered.find((post) => post.featured) ?? ordered[0];
  return ordered.map((post) => ({ ...post, featured: post === featured }));
}

/** The groups with their numbers of posts, in the order of their newest post. */
export function groupCounts(posts: readonly PostSummary[]): { group: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { group } of posts) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([group, count]) => ({ group, count }));
}

/** How many posts the short lists show. */
const shortList = 3;

/** Three posts to read after one: those of its group first, then the newest; never itself. */
export function relatedPosts(posts: readonly PostSummary[], { route, group }: PostSummary): PostSummary[] {
  const others = posts.filter((post) => post.route !== route);
  return [...others.filter((post) => post.group === group), ...others.filter((post) => post.group !== group)].slice(
    0,
    shortList,
  );
}

type Show = BlockOf<'post-list'>['show'];

const shown: Record<Show, (posts: readonly PostSummary[], own: PostSummary | undefined) => PostSummary[]> = {
  index: (posts) => [...posts],
  latest: (posts) => posts.slice(0, shortList),
  related: (posts, own) => (own ? relatedPosts(posts, own) : []),
};

/** The posts that a list shows, in order; `own` is the post of the page it stands on. */
export const postsShown = (show: Show, posts: readonly PostSummary[], own?: PostSummary): PostSummary[] =>
  shown[show](posts, own);
