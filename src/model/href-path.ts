/** The path of a link of the site, without its query and its part of a page (RFC 3986, section 3). */
export const hrefPath = (href: string): string => href.split(/[?#]/)[0] ?? '';
