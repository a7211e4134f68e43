/** The host of an address without `www.`; an empty text where it is no address. */
export const bareHost = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');
