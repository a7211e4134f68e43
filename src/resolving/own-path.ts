import type { SiteConfig } from '../../schemas/site';

/** What follows the name of this site, or of its preview, in a full address, with or without www; undefined for other sites. */
export function ownPath(href: string, { url }: SiteConfig): string | undefined {
  const bare = (address: string) =>
    address.toLowerCase().replace(/^https?:\/\/(?:(?:www|staging|stage|dev|test|beta|preview)\.)?/, '');
  const [own, asked] = [bare(url), bare(href)];
  const preview = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/i.exec(href)?.[0];
  if (preview === undefined && !asked.startsWith(own)) return undefined;
  const rest = preview === undefined ? asked.slice(own.length) : href.slice(preview.length);
  return /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : undefined;
}
