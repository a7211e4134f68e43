import type { HostInput } from '../../scripts/hosts/host';
import type { OutputFile } from '../../scripts/output/output-file';

/** A small site with every kind of redirect; its last year keeps the lists of years short. */
export const hostInput: HostInput = {
  url: 'https://www.example.com',
  years: { first: 2001, last: 2003 },
  redirects: [
    { from: '/home', to: '/' },
    { from: '/construction', to: '/general-contracting' },
    { from: '/build', to: '/construction' },
    { from: '/contact-us/', to: '/contact' },
    { from: '/blog/page/:page', to: '/blog' },
    { from: '/author/*', to: '/blog' },
    { from: '/services/*', to: '/services' },
    { from: '/:year/:month/:day/*', to: '/blog' },
  ],
  queryRedirects: [
    { parameter: 'page_id', value: 3, to: '/contact' },
    { parameter: 'p', to: '/' },
    { parameter: 'replytocom', to: 'same' },
  ],
  routes: ['/', '/404', '/blog', '/seguin', '/seguin/plumbing', '/contact', '/general-contracting', '/services'],
  aliases: ['/contact-us'],
  files: ['/embed/visit.html'],
  noindex: ['/404', '/services'],
  policy: "default-src 'none'; script-src 'self'",
};

/** The text of one file of an output. */
export function textOf(files: readonly OutputFile[], path: string): string {
  const file = files.find((each) => each.path === path);
  if (!file || !('content' in file)) throw new Error(`${path} is not written`);
  return String(file.content);
}
