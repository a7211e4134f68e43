/** Where the data of the whole site is served. */
export const siteDataUrl = '/data/_site.json';

/** Where the data of the page at a route is served: `/` → `/data/index.json`, `/a/b` → `/data/a/b.json`. */
export const dataUrl = (route: string): string => `/data${route === '/' ? '/index' : route}.json`;
