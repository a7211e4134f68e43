/** The hosts that the build can write redirect and header files for. */
export const hosts = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'caddy', 'github-pages'] as const;
export type Host = (typeof hosts)[number];
