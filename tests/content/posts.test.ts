import { describe, expect, test } from 'vitest';
import { postsShown, relatedPosts } from '../../src/resolving/posts';
import { readingMinutes } from '../../src/resolving/reading-minutes';
import { changed, pageOf, siteOf } from '../plumber';

const { posts } = siteOf();
const routes = (list: readonly { route: string }[]) => list.map(({ route }) => route);

test('posts come newest first, equal dates by route', () => {
  expect(posts.map(({ date, route }) => `${date} ${route}`)).toMatchInlineSnapshot(`
    [
      "2024-05-01 /blog/frost",
      "2024-03-01 /blog/drains",
      "2023-10-25 /blog/leaks",
      "2023-10-25 /blog/taps",
      "2023-01-01 /call-out-charge",
    ]
  `);
});

test('the newest is featured unless one is marked', () => {
  const featured = (added = {}) => routes(siteOf(added).posts.filter((post) => post.featured));
  expect(featured()).toEqual(['/blog/frost']);
  expect(featured(changed('pages/call-out-charge.yaml', 'group:', 'featured: true\ngroup:'))).toEqual([
    '/call-out-charge',
  ]);
});

describe('related posts', () => {
  test.each([
    ['/blog/leaks', ['/blog/frost', '/blog/taps', '/call-out-charge']],
    ['/blog/drains', ['/blog/frost', '/blog/leaks', '/blog/taps']],
    ['/blog/frost', ['/blog/leaks', '/blog/taps', '/call-out-charge']],
  ])('of %s are of its group first, then the newest, never itself', (route, related) => {
    const own = posts.find((post) => post.route === route);
    expect(own && routes(relatedPosts(posts, own))).toEqual(related);
  });
  test('fill up from other groups', () => {
    const [first] = posts;
    const own = first && { ...first, route: '/x', group: 'Building' };
    expect(own && routes(relatedPosts(posts, own))).toEqual(['/blog/drains', '/blog/frost', '/blog/leaks']);
  });
});

test('lists show all posts, the newest three or the related ones', () => {
  expect(postsShown({ show: 'index' }, posts)).toHaveLength(5);
  expect(routes(postsShown({ show: 'latest' }, posts))).toEqual(['/blog/frost', '/blog/drains', '/blog/leaks']);
  expect(postsShown({ show: 'related' }, posts)).toEqual([]);
});

test('the time to read counts words, not tags or marks', () => {
  const prose = (text: string) =>
    pageOf('/', changed('pages/index.yaml', 'Frost *splits* copper.', text)).sections.slice(1, 2);
  expect(readingMinutes(prose('word '.repeat(590)))).toBe(3);
  expect(readingMinutes(prose('**word** - '.repeat(190)))).toBe(1);
  expect(pageOf('/blog/frost').post?.readTime).toBe(1);
});
