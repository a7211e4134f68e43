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
      for (const name of groupsOfPost(post)) {
        const group = made.get(name);
        if (group) group.push(post);
        else made.set(name, [post]);
      }
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
    if (!groupsOfPost(post).includes(group)) found.push(post);
  }
  return found;
}

type List = Pick<BlockOf<'post-list'>, 'show' | 'category'>;

/** The categories that a post is in. */
export const groupsOfPost = ({ group, alsoIn = [] }: PostSummary): string[] => [...new Set([group, ...alsoIn])];

const shown: Record<
  List['show'],
  (posts: readonly PostSummary[], own: PostSummary | undefined, list: List) => PostSummary[]
> = {
  index: (posts) => [...posts],
  category: (posts, _, { category = '' }) => posts.filter((post) => groupsOfPost(post).includes(category)),
  latest: (posts) => posts.slice(0, shortList),
  related: (posts, own) => (own ? relatedPosts(posts, own) : []),
};

/** The posts that a list shows, in order; `own` is the post of the page it stands on. */
export const postsShown = (list: List, posts: readonly PostSummary[], own?: PostSummary): PostSummary[] =>
  shown[list.show](posts, own, list);

/** How many posts a page shows of a long list. */
const aPage = 24;

/** Whether a list may go on on pages of its own. */
export const isLong = ({ show }: List): boolean => show === 'index' || show === 'category';

/** The posts of a long list page by page, the featured one first; one page for a short one. */
export function postPages(list: List, posts: readonly PostSummary[]): PostSummary[][] {
  const all = postsShown(list, posts);
  const featured = list.show === 'index' ? all.find((post) => post.featured) : undefined;
  const ordered = featured ? [featured, ...all.filter((post) => post !== featured)] : all;
  const count = Math.max(1, Math.ceil(ordered.length / aPage));
  return Array.from({ length: count }, (_, page) => ordered.slice(page * aPage, (page + 1) * aPage));
}

/** How many posts each category has, in order of first appearance. */
export function countsByCategory(posts: readonly PostSummary[]): [category: string, count: number][] {
  const counts = new Map<string, number>();
  for (const category of posts.flatMap(groupsOfPost)) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts];
}
