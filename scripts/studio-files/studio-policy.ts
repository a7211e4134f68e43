/** Where the studio reads and writes. */
export const studioReaches = 'https://api.github.com';

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self' ${studioReaches}`,
  "frame-src 'self' https:",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
];

/** What the studio may load and where it may write: itself, pictures that it holds, and GitHub. */
export const studioPolicy = directives.join('; ');

/** The same for a header, which alone can say who may frame it: the studio frames the page that is edited. */
export const studioHeader = [...directives, "frame-ancestors 'self'"].join('; ');
