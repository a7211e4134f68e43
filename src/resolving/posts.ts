import type { BlockOf } from '../../schemas/blocks';
import { byText } from '../model/order';
import type { PostSummary } from '../model/site';

/** Newest first, equal dates by route, with exactly one featured: the first marked so, else the newest. */
export function orderPosts(posts: readonly PostSummary[]): PostSummary[] {
  const ordered = [...posts].sort((a, b) => byText(b.date, a.date) || byText(a.route, b.route));
  const featured = ordered.find((post) => post.featured) ?? ordered[0];
  return ordered.map((post) => ({ ...post, featured: post === featured }));
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
