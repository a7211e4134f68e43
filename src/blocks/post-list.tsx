import type { FunctionComponent } from 'react';
import type { BlockOf } from '../../schemas/blocks';
import type { PostSummary } from '../model/site';
import { usePage } from '../parts/context';
import { Section } from '../parts/section';
import { isLong, postsShown } from '../resolving/posts';
import { GroupCounts } from './post-list/group-counts';
import { ListPages } from './post-list/list-pages';
import { FeaturedPost, PostCard } from './post-list/post-card';
import classes from './post-list.module.css';

type PostListBlock = BlockOf<'post-list'>;

interface ListProps {
  block: PostListBlock;
  posts: PostSummary[];
}

function Cards({ block, posts }: ListProps) {
  return (
    <ul className={classes.cards}>
      {posts.map((post) => (
        <PostCard key={post.route} block={block} post={post} />
      ))}
    </ul>
  );
}

function Index({ block, posts }: ListProps) {
  const { longList } = usePage();
  const featured = (longList?.number ?? 1) > 1 ? undefined : (posts.find((post) => post.featured) ?? posts[0]);
  return (
    <>
      <GroupCounts posts={posts} />
      {featured && <FeaturedPost block={block} post={featured} />}
      <Cards block={block} posts={posts.filter((post) => post !== featured)} />
    </>
  );
}

const lists: { [S in PostListBlock['show']]: FunctionComponent<ListProps> } = {
  index: Index,
  category: Cards,
  latest: Cards,
  related: Cards,
};

/** Articles: all of them under their counts with one featured, or three; nothing where there are none. */
export function PostList({ block }: { block: PostListBlock }) {
  const List = lists[block.show];
  const { page, posts, longList } = usePage();
  // The posts of a page with a long list are those of its part alone.
  const shown = postsShown(block, posts, page.post);
  if (shown.length === 0) return null;
  return (
    <Section block={block}>
      <List block={block} posts={shown} />
      {longList && isLong(block) && <ListPages {...longList} />}
    </Section>
  );
}
