/** A redirect of the specification: its source, where it leads, and whether it is the form with a slash alone. */
const toOwnPages: readonly (readonly [from: string, to: string])[] = [
  ['/roofing/residential', '/residential-roofing'],
  ['/roofing/commercial', '/commercial-roofing'],
  ['/roofing/repairs', '/roof-repairs'],
  ['/roofing/storm-damage', '/storm-damage'],
  ['/remodeling/kitchen', '/kitchen-remodeling'],
  ['/remodeling/bathroom', '/bathroom-remodeling'],
  ['/services/flooring', '/flooring'],
  ['/services/windows', '/windows'],
  ['/services/deck-builder', '/deck-builder'],
  ['/services/general-contracting', '/general-contracting'],
  ['/services/commercial-roofing', '/commercial-roofing'],
  ['/restoration/fire', '/fire-restoration'],
  ['/restoration/water', '/water-restoration'],
  ['/restoration/mold', '/mold-remediation'],
  ['/locations', '/service-areas'],
  ['/areas-we-serve', '/service-areas'],
  ['/construction', '/general-contracting'],
  ['/kitchen-bath', '/remodeling'],
  ['/home', '/'],
  ['/about-us', '/about'],
  ['/projects', '/gallery'],
  ['/claremore-kitchen-remodeling', '/claremore/kitchen-remodeling'],
  ['/construction-project-tips', '/blog/construction-project-tips'],
  ['/custom-shower', '/blog/custom-shower'],
  // Linked by articles of the specification without a page of their own.
  ['/custom-shower-installation-transform-your-bathroom', '/blog/custom-shower'],
  ['/blog/window-efficiency-summer', '/blog/window-efficiency'],
  ['/understanding-your-roof', '/roof-costs'],
  ['/tulsa', '/service-areas/tulsa'],
  ['/norman', '/service-areas/norman'],
  ['/ada', '/ada-oklahoma'],
];

/** Forms with a slash whose plain form is a page. */
const slashAlone: readonly (readonly [from: string, to: string])[] = [
  ['/contact-us/', '/contact'],
  ['/the-grand-entryway/', '/blog/the-grand-entryway'],
  ['/preparing-your-roof-for-winter-in-tulsa-oklahom/', '/blog/preparing-your-roof-for-winter'],
  ['/roofing-the-first-line-of-defense-against-the-elements/', '/blog/roofing-first-line-of-defense'],
];

const patterns: readonly (readonly [from: string, to: string])[] = [
  ...['/blog/page/2', '/blog/page/17', '/author/jo', '/author/jo/page/3', '/author'],
  ...['/2023/10/25/a-post', '/2019/01/02', '/2008/12/31/a/b/c'],
].map((from) => [from, '/blog'] as const);

/** Written for probing: old addresses as other systems have them, in one of the forms in which an editor may write them. */
export const writtenForms = [
  { from: '/café', to: '/about' },
  { from: '/caf%C3%A9-menu', to: '/services' },
  { from: '/cafe\u0301-apart', to: '/services' },
  { from: '/old%20page', to: '/gallery' },
  { from: '/größe/*', to: '/blog' },
  // Capitals, and those of an address that a page has in small letters.
  { from: '/About', to: '/about' },
  { from: '/GALLERY', to: '/gallery' },
  { from: '/Blog/*', to: '/blog' },
  // Names of files.
  { from: '/Contact.aspx', to: '/contact' },
  { from: '/shop/index.php', to: '/services' },
  { from: '/wp-content/uploads/2020/price list.pdf', to: '/roof-costs' },
  { from: '/x.y/:item', to: '/blog' },
  // Signs that mean something to one engine or another.
  ...["/it's", '/(old)', '/a+b', '/a&b;c=d', '/a,b', '/a@b!', '/a$b~', '/[x]', '/a.'].map((from) => ({
    from,
    to: '/about',
  })),
];

/** The same: files of which a host may take the ending off first. */
export const fileForms = [
  { from: '/prices.html', to: '/roof-costs' },
  { from: '/our-work/index.html', to: '/gallery' },
  // A page's own form, where it ends without a rule.
  { from: '/about.html', to: '/about' },
];

/** Written for probing: pages that an old system knew by numbers and words. */
export const numberedPages = [
  { parameter: 'page_id', value: 12, to: '/about' },
  { parameter: 'cat', value: 'news', to: '/blog' },
  { parameter: 'page_id', value: 1, to: '/' },
  { parameter: 'lang', value: 'en', to: 'same' },
];

/** The same in the forms in which they are asked for. */
const encoded: readonly (readonly [from: string, to: string])[] = [
  ['/caf%C3%A9', '/about'],
  ['/caf%c3%a9', '/about'],
  ['/caf%C3%A9-menu', '/services'],
  ['/caf%c3%a9-menu', '/services'],
  ['/old%20page', '/gallery'],
  ['/gr%C3%B6%C3%9Fe/x', '/blog'],
  ['/gr%c3%b6%c3%9fe/x', '/blog'],
  ['/cafe%CC%81', '/about'],
  ['/caf%C3%A9-apart', '/services'],
  ['/cafe%CC%81-apart', '/services'],
  ['/gro%CC%88%C3%9Fe/x', '/blog'],
  ['/About', '/about'],
  ['/GALLERY', '/gallery'],
  ['/Blog', '/blog'],
  ['/Blog/x/y', '/blog'],
  ['/Contact.aspx', '/contact'],
  ['/shop/index.php', '/services'],
  ['/wp-content/uploads/2020/price%20list.pdf', '/roof-costs'],
  ['/x.y/7', '/blog'],
  ...["/it's", '/(old)', '/a+b', '/a&b;c=d', '/a,b', '/a@b!', '/a$b~', '/[x]', '/%5Bx%5D', '/a.'].map(
    (from) => [from, '/about'] as const,
  ),
];

/** Addresses that look as if a rule named them, and that nothing stands at. */
const unknown = [
  '/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  '/blog/no-such-post',
  '/blog/page',
  '/authors',
  '/homes',
  '/roofing/unknown',
  '/23/10/25/a-post',
  '/service-areas/nowhere',
  '/assets/img/gallery/a.jpg',
  '/wp-login.php',
  '/.env',
  '/.git/HEAD',
  '/ABOUT',
  '/Service-Areas',
  '/.roofline/whole.json',
  '/.roofline/output',
];

/** What is asked for by mistake beside a page or file: whatever it is answered with, it is no second address of it. */
const besides = ['/about.html/', '/about/index', '/robots.txt/', '/logo.svg/', '/about/index.html/', '/index/index'];

export const table = { toOwnPages, slashAlone, patterns, encoded, unknown, besides };
