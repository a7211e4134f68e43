/** Where the data of the whole site is served. */
export const siteDataUrl = '/data/_site.json';

/** Where it is served for pages in a language of their own. */
export const siteDataUrlIn = (language: string): string => `/data/_site.${language}.json`;

/** Where the data of the page at a route is served: `/` → `/data/index.json`, `/a/b` → `/data/a/b.json`. */
export const dataUrl = (route: string): string => `/data${route === '/' ? '/index' : route}.json`;
