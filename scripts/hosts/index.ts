import type { Host } from '../../schemas/site/host-names';
import { apacheFiles } from './apache';
import { caddyFiles } from './caddy';
import { cloudflareFiles } from './cloudflare';
import { githubPagesFiles } from './github-pages';
import type { HostInput, HostOutput } from './host';
import { netlifyFiles } from './netlify';
import { nginxFiles } from './nginx';
import { vercelFiles } from './vercel';

/** The redirects and headers of the site in the form of each host; `report` says what a host cannot express. */
export const hostFiles: { readonly [H in Host]: (input: HostInput) => HostOutput } = {
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  vercel: vercelFiles,
  nginx: nginxFiles,
  apache: apacheFiles,
  caddy: caddyFiles,
  'github-pages': githubPagesFiles,
};

/** Whether a host can give one path another policy than all others: where policies are joined, the strictest of them holds. */
export const takesPolicyByPath = {
  netlify: false,
  cloudflare: true,
  vercel: true,
  nginx: true,
  apache: true,
  caddy: true,
  // It sends no policy at all; the studio's document has its own.
  'github-pages': true,
} as const satisfies Record<Host, boolean>;
