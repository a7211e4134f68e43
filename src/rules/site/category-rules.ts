import { closest } from '../../reading/closest';
import type { SiteRule } from '../rule';

/** The categories of the blog. */
export const categoryRules: readonly SiteRule[] = [
  {
    code: 'site/category-near',
    severity: 'error',
    why: 'A category that is a slip for another makes a list of one article beside the one that was meant.',
    find({ pages }) {
      const counts = new Map<string, number>();
      for (const { post } of pages) if (post) counts.set(post.group, (counts.get(post.group) ?? 0) + 1);
      return pages.flatMap(({ file, post }) => {
        const own = counts.get(post?.group ?? '') ?? 0;
        const others = [...counts]
          .filter(([group, count]) => group !== post?.group && count >= own)
          .map(([group]) => group);
        const near = post && closest(post.group, others);
        // A word that begins like another is a name of its own, unless all but its ending is the same.
        return post && near && own <= 1 && Math.abs(near.length - post.group.length) <= 3
          ? [{ file, found: `no other article is in "${post.group}"`, fix: `write ${near}`, at: { path: ['group'] } }]
          : [];
      });
    },
  },
];
