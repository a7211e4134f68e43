import type { FunctionComponent } from 'react';
import type { BlockOf } from '../../schemas/blocks';
import type { PostSummary } from '../model/site';
import { usePage } from '../parts/context';
import { Section } from '../parts/section';
import { postsShown } from '../resolving/posts';
import { GroupCounts } from './post-list/group-counts';
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
  const featured = posts.find((post) => post.featured) ?? posts[0];
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
  latest: Cards,
  related: Cards,
};

/** Blog posts: all of them under their counts with one featured, or three; nothing where there are none. */
export function PostList({ block }: { block: PostListBlock }) {
  const List = lists[block.show];
  const { page, posts } = usePage();
  const shown = postsShown(block.show, posts, page.post);
  if (shown.length === 0) return null;
  return (
    <Section block={block}>
      <List block={block} posts={shown} />
    </Section>
  );
}
