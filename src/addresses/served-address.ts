/** Where a file of `public/` is served: an HTML file at its address without `.html`, the one form a page has (crawlers.md C1). */
export const servedAddress = (file: string): string => file.replace(/\.html$/, '');
