import { describe, expect, test } from 'vitest';
import { postsShown, relatedPosts } from '../../src/resolving/posts';
import { readingMinutes } from '../../src/resolving/reading-minutes';
import { changed, pageOf, siteOf } from './fixture-site';

const { posts } = siteOf();
const routes = (list: readonly { route: string }[]) => list.map(({ route }) => route);

test('posts come newest first, equal dates by route', () => {
  expect(posts.map(({ date, route }) => `${date} ${route}`)).toMatchInlineSnapshot(`
    [
      "2024-05-01 /blog/hail",
      "2024-03-01 /blog/decks",
      "2023-10-25 /blog/leaks",
      "2023-10-25 /blog/shingles",
      "2023-01-01 /roof-costs",
    ]
  `);
});

test('the newest is featured unless one is marked', () => {
  const featured = (added = {}) => routes(siteOf(added).posts.filter((post) => post.featured));
  expect(featured()).toEqual(['/blog/hail']);
  expect(featured(changed('pages/roof-costs.yaml', 'group:', 'featured: true\ngroup:'))).toEqual(['/roof-costs']);
});

describe('related posts', () => {
  test.each([
    ['/blog/leaks', ['/blog/hail', '/blog/shingles', '/roof-costs']],
    ['/blog/decks', ['/blog/hail', '/blog/leaks', '/blog/shingles']],
    ['/blog/hail', ['/blog/leaks', '/blog/shingles', '/roof-costs']],
  ])('of %s are of its group first, then the newest, never itself', (route, related) => {
    const own = posts.find((post) => post.route === route);
    expect(own && routes(relatedPosts(posts, own))).toEqual(related);
  });
  test('fill up from other groups', () => {
    const [first] = posts;
    const own = first && { ...first, route: '/x', group: 'Building' };
    expect(own && routes(relatedPosts(posts, own))).toEqual(['/blog/decks', '/blog/hail', '/blog/leaks']);
  });
});

test('lists show all posts, the newest three or the related ones', () => {
  expect(postsShown('index', posts)).toHaveLength(5);
  expect(routes(postsShown('latest', posts))).toEqual(['/blog/hail', '/blog/decks', '/blog/leaks']);
  expect(postsShown('related', posts)).toEqual([]);
});

test('the time to read counts words, not tags or marks', () => {
  const prose = (text: string) =>
    pageOf('/', changed('pages/index.yaml', 'Hail *bruises* the mat.', text)).sections.slice(1, 2);
  expect(readingMinutes(prose('word '.repeat(590)))).toBe(3);
  expect(readingMinutes(prose('**word** - '.repeat(190)))).toBe(1);
  expect(pageOf('/blog/hail').post?.readTime).toBe(1);
});
