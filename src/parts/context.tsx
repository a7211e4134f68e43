import { createContext, useContext } from 'react';
import type { DrawablePage, SiteData } from '../model/page-data';

export const SiteContext = createContext<SiteData | null>(null);
export const PageContext = createContext<DrawablePage | null>(null);

function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`${name} is missing: render inside <Shell>`);
  return value;
}

/** The facts of the site: business, navigation, areas. */
export const useSite = (): SiteData => required(useContext(SiteContext), 'SiteContext');

/** The page being shown, with its pictures, icons and posts. */
export const usePage = (): DrawablePage => required(useContext(PageContext), 'PageContext');
