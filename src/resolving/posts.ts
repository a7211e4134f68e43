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

/** Posts by group, each in its order; made once for a list, which every article asks. */
const groupsOf = new WeakMap<readonly PostSummary[], ReadonlyMap<string, readonly PostSummary[]>>();

function inGroup(posts: readonly PostSummary[], group: string): readonly PostSummary[] {
  let groups = groupsOf.get(posts);
  if (!groups) {
    const made = new Map<string, PostSummary[]>();
    for (const post of posts) {
      const group = made.get(post.group);
      if (group) group.push(post);
      else made.set(post.group, [post]);
    }
    groups = made;
    groupsOf.set(posts, groups);
  }
  return groups.get(group) ?? [];
}

/** Three posts to read after one: those of its group first, then the newest; never itself. */
export function relatedPosts(posts: readonly PostSummary[], { route, group }: PostSummary): PostSummary[] {
  // One more than is shown, for the article itself may be among them.
  const own = inGroup(posts, group)
    .slice(0, shortList + 1)
    .filter((post) => post.route !== route);
  return own.length >= shortList ? own.slice(0, shortList) : [...own, ...outside(posts, group, shortList - own.length)];
}

/** The first posts of other groups; a group that leaves room is a small one, so few are passed over. */
function outside(posts: readonly PostSummary[], group: string, wanted: number): PostSummary[] {
  const found: PostSummary[] = [];
  for (const post of posts) {
    if (found.length === wanted) break;
    if (post.group !== group) found.push(post);
  }
  return found;
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
