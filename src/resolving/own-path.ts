import type { SiteConfig } from '../../schemas/site';

/** What follows the name of this site, or of its preview, in a full address, with or without www; undefined for other sites. */
export function ownPath(href: string, { url }: SiteConfig): string | undefined {
  const bare = (address: string) =>
    address.toLowerCase().replace(/^https?:\/\/(?:(?:www|staging|stage|dev|test|beta|preview)\.)?/, '');
  const [own, asked] = [bare(url), bare(href)];
  // The hosts that sites are tried on name them in front: heron.netlify.app, deploy-preview-3--heron.netlify.app. A label of
  // a domain has 63 signs at most (RFC 1035, 2.3.4).
  const name = own.split('.')[0] ?? '';
  const tried = /^(?:[\w-]{1,63}--)?([\w-]{1,63})\.(?:netlify\.app|pages\.dev|vercel\.app)(?=[/?#]|$)/.exec(asked);
  if (name.length > 3 && tried?.[1]?.split('-').includes(name)) return pathIn(asked.slice(tried[0].length));
  const preview = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/i.exec(href)?.[0];
  if (preview === undefined && !asked.startsWith(own)) return undefined;
  const rest = preview === undefined ? asked.slice(own.length) : href.slice(preview.length);
  return pathIn(rest);
}

/** What stands behind the name of a host, as a path; undefined where the name goes on. */
const pathIn = (rest: string): string | undefined =>
  /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : undefined;
