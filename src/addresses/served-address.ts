/** Where a file of `public/` is served: an HTML file at its address without `.html`, the one form a page has. */
export const servedAddress = (file: string): string => file.replace(/\.html$/, '');
