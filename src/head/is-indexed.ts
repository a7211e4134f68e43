import type { Page } from '../model/site';

/** True for a page that search engines may list. */
export const isIndexed = ({ robots }: Pick<Page, 'robots'>): boolean => !robots.startsWith('noindex');
