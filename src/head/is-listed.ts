import type { Page } from '../model/site';
import { isIndexed } from './is-indexed';

/** Whether search engines are to list a page: not one with `noindex`, and not one that names another as canonical. */
export const isListed = (page: Pick<Page, 'route' | 'robots' | 'canonical'>): boolean =>
  page.route !== '/404' && isIndexed(page) && (page.canonical === undefined || page.canonical === page.route);
