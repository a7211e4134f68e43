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
  const way: Crumb[] = [];
  const pass = (step: string): void => {
    const label = labels.get(step);
    if (label !== undefined && !way.some((crumb) => crumb.route === step)) way.push({ route: step, label });
  };
  pass('/');
  if (list !== undefined) pass(list);
  // After every edit each page of a site is asked for its way: its parents are parts of its address.
  for (let end = route.indexOf('/', 1); end !== -1; end = route.indexOf('/', end + 1)) pass(route.slice(0, end));
  pass(route);
  return way.slice(Math.max(0, way.map((step) => homes.has(step.route)).lastIndexOf(true)));
}
