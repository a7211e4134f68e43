import type { Crumb } from '../model/site';

/** Articles stand under the blog wherever their address is. */
const blog = '/blog';

/**
 * The way from home down to a page, over the parents of its address that are pages. `labels` has the label of every
 * route; `article` puts the blog above the page; in another language the way begins at one of `homes`.
 */
export function breadcrumbOf(
  route: string,
  labels: ReadonlyMap<string, string>,
  article: boolean,
  homes: ReadonlySet<string>,
): Crumb[] {
  const steps = route.split('/').filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`);
  const parents = article ? ['/', blog, ...above] : above;
  const way = [...new Set([...parents, route])].flatMap((step) => {
    const label = labels.get(step);
    return label === undefined ? [] : [{ route: step, label }];
  });
  return way.slice(Math.max(0, way.map((step) => homes.has(step.route)).lastIndexOf(true)));
}
