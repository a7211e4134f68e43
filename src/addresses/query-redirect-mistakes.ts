import type { QueryRedirect } from '../../schemas/site/redirect';
import { closest } from '../reading/closest';
import { type Issue, toNearest } from '../reading/issue';
import { pageAddress } from './likely-address';
import type { Paths, RedirectMistake } from './redirect-mistakes';

const queryOf = ({ parameter, value }: QueryRedirect): string =>
  value === undefined ? `the parameter ${parameter}` : `${parameter}=${value}`;

/** The mistakes in the query redirects: a parameter or a value of it that is there twice, a target that is not a page. */
export function queryRedirectMistakes(queries: readonly QueryRedirect[], routes: Paths): Required<RedirectMistake>[] {
  return queries.flatMap((query, index): Required<RedirectMistake>[] => {
    const { to } = query;
    if (queries.findIndex((other) => queryOf(other) === queryOf(query)) < index) {
      const found = `${queryOf(query)} is there twice`;
      return [{ index, field: 'parameter', issue: { code: 'redirect/double', found, fix: 'keep one of the two' } }];
    }
    if (to === 'same' || routes.has(to)) return [];
    const bare = pageAddress(to);
    const near = routes.has(bare) ? bare : closest(to, routes.keys());
    const issue: Issue = {
      code: 'redirect/no-page',
      found: `${to} is not a page`,
      fix: `write ${near ?? 'the path of a page'}, or same`,
      wants: `page ${to}`,
      ...toNearest(to, near, routes.keys()),
    };
    return [{ index, field: 'to', issue }];
  });
}
