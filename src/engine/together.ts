import type { Inventory, Page, PictureFile, PostSummary } from '../model/site';
import { breadcrumbOf } from '../resolving/breadcrumb-of';
import { categoryPages } from '../resolving/category-pages';
import { pageWith } from '../resolving/page-facts';
import type { PageSummary } from '../resolving/page-summary';
import { orderPosts, postsShown } from '../resolving/posts';

/** What pages give one another. */
export interface Together {
  /** The posts, newest first. */
  posts: readonly PostSummary[];
  /** The page of each category that has one. */
  categories: Readonly<Record<string, string>>;
  /** A page with its breadcrumb and its post's place among all. */
  compose(page: Page): Page;
  /** Names what a page shows of others and of pictures; equal exactly when all of that is. */
  shared(summary: PageSummary, pictures: Inventory['pictures']): string;
}

const pictureNames = new WeakMap<PictureFile, string>();

/** Names all that is known of a picture; it is asked for by page after page. */
function nameOfPicture(picture: PictureFile | undefined): string {
  if (!picture) return '';
  const name = pictureNames.get(picture) ?? JSON.stringify(picture);
  pictureNames.set(picture, name);
  return name;
}

/** Gathers what the published pages give one another. */
export function together(published: readonly PageSummary[], articles: string | undefined): Together {
  const labels = new Map(published.map(({ route, label }) => [route, label]));
  const homes = new Set(published.filter(({ translates }) => translates === '/').map(({ route }) => route));
  const posts = orderPosts(published.flatMap(({ post }) => post ?? []));
  const byRoute = new Map(posts.map((post) => [post.route, post]));
  const crumbs = ({ route, label, kind }: Pick<Page, 'route' | 'label' | 'kind'>) =>
    // A draft is not among the published, but its own name stands in its breadcrumb.
    breadcrumbOf(
      route,
      labels.has(route) ? labels : new Map([...labels, [route, label]]),
      kind === 'article' ? articles : undefined,
      homes,
    );
  const categories = categoryPages(published);
  return {
    posts,
    categories,
    compose: (page) =>
      pageWith(page, {
        breadcrumb: crumbs(page),
        ...(page.post && { post: byRoute.get(page.route) ?? page.post }),
      }),
    shared(summary, pictures) {
      const own = byRoute.get(summary.route);
      const shown = summary.lists.map((list) => postsShown(list, posts, own));
      const names = [...summary.pictures, ...shown.flat().map(({ image }) => image.src)];
      const others = JSON.stringify([crumbs(summary), own, shown, summary.lists.length > 0 && categories]);
      return [others, ...names.map((name) => nameOfPicture(pictures.get(name)))].join('\n');
    },
  };
}
