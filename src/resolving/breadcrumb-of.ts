import type { Crumb } from '../model/site';

/**
 * The way from home down to a page, over the parents of its address that are pages. `labels` has the label of every
 * route; `list` is the page of all articles, above an article wherever its address is; in another language the way begins at one of `homes`.
 */
export function breadcrumbOf(
  route: string,
  labels: ReadonlyMap<string, string>,
  list: string | undefined,
  homes: ReadonlySet<string>,
): Crumb[] {
  const steps = route.split('/').filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`);
  const parents = list === undefined ? above : ['/', list, ...above];
  const way = [...new Set([...parents, route])].flatMap((step) => {
    const label = labels.get(step);
    return label === undefined ? [] : [{ route: step, label }];
  });
  return way.slice(Math.max(0, way.map((step) => homes.has(step.route)).lastIndexOf(true)));
}
