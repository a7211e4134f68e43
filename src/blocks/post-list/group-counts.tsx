import { keyed } from '../../model/keyed';
import type { PostSummary } from '../../model/site';
import { useSay } from '../../parts/use-say';
import classes from './group-counts.module.css';

/** How many posts each category has, in order of first appearance. */
function countsOf(posts: readonly PostSummary[]): [group: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { group } of posts) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts];
}

/** The blog's categories as badges with their counts, all posts first. */
export function GroupCounts({ posts }: { posts: readonly PostSummary[] }) {
  const say = useSay();
  const counts = [[say('articles.all'), posts.length] as const, ...countsOf(posts)];
  return (
    <ul className={classes.counts} aria-label={say('articles.categories')}>
      {keyed(counts, ([group]) => group).map(({ key, item: [group, count] }) => (
        <li key={key} className={classes.badge}>
          {group} <span className={classes.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
