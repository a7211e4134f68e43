import { closest } from '../../reading/closest';
import type { PageSummary } from '../../resolving/page-summary';
import { groupsOfPost } from '../../resolving/posts';
import { offer, type RuleFinding, type SiteRule, siteRule } from '../rule';

/** What is wrong with a category beside the group of an article, which is a slip for one that others have. */
function nearCategory(post: PageSummary['post'], counts: ReadonlyMap<string, number>): RuleFinding[] {
  const { category, group } = post ?? {};
  if (category === undefined || category === group || (counts.get(category) ?? 0) > 1) return [];
  const near = closest(
    category,
    [...counts].filter(([name]) => name !== category).map(([name]) => name),
  );
  return near === undefined || near === group || Math.abs(near.length - category.length) > 3
    ? []
    : [{ found: `no other article is in "${category}"`, ...offer(near, { unsure: true }), at: { path: ['category'] } }];
}

/** The category that another is with a note or a number behind it: `Pipes#old`. */
const begunBy = (group: string, others: readonly string[]): string | undefined =>
  others.find((other) => group.startsWith(other) && /^\s*(?:#|--|\/\*|<|;|\|)/.test(group.slice(other.length)));

/** The category that another is a slip for: one that only begins like it is a name of its own, unless all but its ending is the same. */
function nearTo(group: string, others: readonly string[]): string | undefined {
  const near = closest(group, others);
  return near !== undefined && Math.abs(near.length - group.length) <= 3 ? near : undefined;
}

type Dated = Pick<PageSummary, 'file' | 'post'>;

/** True for an article after another; of one day by their files. */
const isLater = (one: Dated, other: Dated): boolean =>
  `${one.post?.date} ${one.file}` > `${other.post?.date} ${other.file}`;

/** The categories of articles. */
export const categoryRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/category-near',
    severity: 'error',
    instead: ['fact/category-near'],
    why: 'A category that is a slip for another makes a list of one article beside the one that was meant.',
    reads: ['post'],
    find({ pages }) {
      const counts = new Map<string, number>();
      const named = pages.flatMap(({ post }) => (post ? groupsOfPost(post) : []));
      for (const category of named) counts.set(category, (counts.get(category) ?? 0) + 1);
      return pages.flatMap(({ file, post }) => {
        const own = counts.get(post?.group ?? '') ?? 0;
        if (!post) return [];
        if (own > 1) return nearCategory(post, counts).map((finding) => ({ file, ...finding }));
        const others = [...counts]
          .filter(([group, count]) => group !== post.group && count >= own)
          .map(([group]) => group);
        const near = begunBy(post.group, others) ?? nearTo(post.group, others);
        const twin = pages.find((other) => other.post?.group === near);
        // Of two that have one article each the later one is told of.
        if (near !== undefined && counts.get(near) === own && twin && isLater(twin, { file, post })) return [];
        return near
          ? [
              {
                file,
                found: `no other article is in "${post.group}"`,
                ...offer(near, { unsure: true }),
                at: { path: ['group'] },
              },
            ]
          : nearCategory(post, counts).map((finding) => ({ file, ...finding }));
      });
    },
  }),
  siteRule({
    code: 'site/category-empty',
    severity: 'error',
    why: 'A list of a category that no article has is an empty place on the page.',
    reads: ['post', 'lists'],
    find({ pages }) {
      const known = [...new Set(pages.flatMap(({ post }) => (post ? groupsOfPost(post) : [])))];
      return pages.flatMap(({ file, lists }) =>
        lists.flatMap(({ category }) => {
          if (category === undefined || known.includes(category)) return [];
          const near = closest(category, known);
          const found = `no article is in "${category}"`;
          return [
            {
              file,
              found,
              ...(near
                ? offer(near, { unsure: true })
                : {
                    fix: `${known.length > 0 ? `write one of ${known.join(', ')}, or ` : ''}give a published article  group: ${category}`,
                  }),
              at: { needle: category, path: [] },
            },
          ];
        }),
      );
    },
  }),
];
