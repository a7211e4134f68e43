import { createBrowserRouter, type LoaderFunctionArgs, redirectDocument, replace } from 'react-router-dom';
import { matchRedirect, redirectTable } from '../content/redirects';
import type { PageData, SiteData } from '../page-data';
import { loadPage } from './data';
import { RoutedPage } from './routed-page';

/** Router state under this key is the page's data. */
export const pageRoute = 'page';

/** The path without its trailing slash: the one form a page has. */
const normal = (pathname: string): string => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));

/**
 * The client router: one route, whose loader fetches the page's data. Old addresses follow the redirect table the server
 * uses and replace the history entry (spec section 2); what is unknown here, or of another build, the server answers.
 */
export function createRouter(site: SiteData, initial: PageData) {
  const redirects = redirectTable(site.redirects, site.queryRedirects);
  const loader = async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const url = new URL(request.url);
    const data = await loadPage(normal(url.pathname));
    if (data?.build === site.build) return data;
    const target = data ? undefined : matchRedirect(redirects, url, () => false);
    if (target?.startsWith('/')) throw replace(target);
    throw redirectDocument(url.pathname + url.search + url.hash);
  };
  return createBrowserRouter([{ id: pageRoute, path: '*', loader, element: <RoutedPage site={site} /> }], {
    hydrationData: { loaderData: { [pageRoute]: initial } },
  });
}

export type Router = ReturnType<typeof createRouter>;
