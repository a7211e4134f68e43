import { keyed } from '../../model/keyed';
import type { PostSummary } from '../../model/site';
import { usePage } from '../../parts/context';
import { SiteLink } from '../../parts/site-link';
import { useSay } from '../../parts/use-say';
import { countsByCategory } from '../../resolving/posts';
import classes from './group-counts.module.css';

/** The categories of all posts as badges with their counts, all posts first; those that have a page lead to it. */
export function GroupCounts({ posts }: { posts: readonly PostSummary[] }) {
  const say = useSay();
  const { categories = {}, longList } = usePage();
  const byCategory = longList?.counts ?? countsByCategory(posts);
  const counts = [[say('articles.all'), longList?.total ?? posts.length] as const, ...byCategory];
  return (
    <ul className={classes.counts} aria-label={say('articles.categories')}>
      {keyed(counts, ([group]) => group).map(({ key, item: [group, count] }) => (
        <li key={key} className={classes.badge}>
          {categories[group] === undefined ? group : <SiteLink href={categories[group]}>{group}</SiteLink>}{' '}
          <span className={classes.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
