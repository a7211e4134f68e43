import { loadBlocks } from '../blocks';
import type { PageData, SiteData } from '../model/page-data';
import { dataUrl, siteDataUrl } from './data-url';

async function json<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

const pages = new Map<string, Promise<PageData | undefined>>();

/**
 * The data of the page at a route; `undefined` where there is no such page. Asked for again, it comes from memory; a
 * failed load is tried afresh.
 */
export function loadData(route: string): Promise<PageData | undefined> {
  const known = pages.get(route);
  if (known) return known;
  const page = json<PageData>(dataUrl(route));
  pages.set(route, page);
  page.catch(() => pages.delete(route));
  return page;
}

/** The data of the page at a route, with the components of all its blocks loaded; rejects when one can't be. */
export async function loadPage(route: string): Promise<PageData | undefined> {
  const data = await loadData(route);
  if (data) await loadBlocks(data.page.sections.map(({ type }) => type));
  return data;
}

/** Forgets what was loaded; the dev server calls it when content changed. */
export const forgetPages = (): void => pages.clear();

/** The facts of the site. */
export async function loadSite(): Promise<SiteData> {
  const url = document.documentElement.dataset.site ?? siteDataUrl;
  const site = await json<SiteData>(url);
  if (!site) throw new Error(`${url} is missing`);
  return site;
}
