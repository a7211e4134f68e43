import type { FunctionComponent } from 'react';
import type { BlockOf } from '../../schemas/blocks';
import type { PostSummary } from '../content/site';
import { usePage } from '../context';
import { Section } from '../parts/section';
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

const Three = ({ block, posts }: ListProps) => <Cards block={block} posts={posts.slice(0, 3)} />;

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
  latest: Three,
  related: Three,
};

/** Blog posts: all of them under their counts with one featured, or three. */
export function PostList({ block }: { block: PostListBlock }) {
  const List = lists[block.show];
  return (
    <Section block={block}>
      <List block={block} posts={usePage().posts} />
    </Section>
  );
}
