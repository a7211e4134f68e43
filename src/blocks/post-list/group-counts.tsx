import type { PostSummary } from '../../model/site';
import classes from './group-counts.module.css';

/** How many posts each category has, All first, the categories in order of first appearance. */
function countsOf(posts: readonly PostSummary[]): [group: string, count: number][] {
  const counts = new Map([['All', posts.length]]);
  for (const { group } of posts) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts];
}

/** The blog's categories as badges with their counts. */
export function GroupCounts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={classes.counts} aria-label="Posts by category">
      {countsOf(posts).map(([group, count]) => (
        <li key={group} className={classes.badge}>
          {group} <span className={classes.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
