import { offerAway, type PageRule } from '../rule';

const hidden = (robots: string): boolean => robots.includes('noindex');

/** What a page says to search engines of itself. */
export const standingRules: readonly PageRule[] = [
  {
    code: 'site/home-hidden',
    severity: 'error',
    why: 'A home page that search engines leave out takes the whole site with it.',
    find: ({ route, source }) =>
      route === '/' && hidden(source.robots)
        ? [
            {
              found: `the home page says "${source.robots}" to search engines`,
              ...offerAway(['robots'], 'remove robots:, or write index, follow'),
            },
          ]
        : [],
  },
  {
    code: 'site/not-found-listed',
    severity: 'error',
    why: 'Search engines must not list the page that says that nothing is there.',
    find: ({ route, source }) =>
      route === '/404' && !hidden(source.robots)
        ? [
            {
              found: 'the not-found page may be listed by search engines',
              fix: 'write robots: noindex, nofollow',
              at: { path: ['robots'] },
            },
          ]
        : [],
  },
  {
    code: 'site/not-found-address',
    severity: 'error',
    why: 'The page that says that nothing is there has no address: one would answer as if there were something.',
    find: ({ route, source }) =>
      route !== '/404'
        ? []
        : (['canonical', 'aliases', 'redirectFrom'] as const)
            .filter((field) => (source[field]?.length ?? 0) > 0)
            .map((field) => ({
              found: `the not-found page has ${field}`,
              ...offerAway([field]),
            })),
  },
  {
    code: 'site/hidden-and-elsewhere',
    severity: 'warning',
    instead: ['site/canonical-unlike', 'site/hidden-in-menu'],
    why: 'A page that is left out and names another in its place says two things; search engines may leave out both.',
    find: ({ route, source: { robots, canonical } }) =>
      // What the not-found page names is told by a rule of its own.
      hidden(robots) && canonical !== undefined && canonical !== route && route !== '/404'
        ? [
            {
              found: `"${robots}" and canonical: ${canonical} contradict each other`,
              fix: 'keep canonical: alone where the two say the same, else robots: alone',
              at: { path: ['robots'] },
            },
          ]
        : [],
  },
];
