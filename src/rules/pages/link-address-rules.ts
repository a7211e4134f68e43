import { type Better, betterAddress, betterFix, copyMarks } from '../copied-address';
import type { PageRule, RuleFinding } from '../rule';

/** A page of this site with marks behind it, or with a question mark alone. */
function markedPath(href: string): Better | undefined {
  if (!href.includes('?') || !href.startsWith('/')) return undefined;
  const [path = '', query = ''] = href.split(/[?#]/);
  const names = query.split('&').map((part) => part.split('=')[0] ?? '');
  return names.every((name) => name === '' || name === 'ref' || name.startsWith('utm_') || copyMarks.test(name))
    ? { what: 'has something behind its ? that this site makes nothing of', to: path + (/#.*$/.exec(href)?.[0] ?? '') }
    : undefined;
}

/** Links to other sites, as they were copied. */
export const linkAddressRules: readonly PageRule[] = [
  {
    code: 'site/link-copied',
    severity: 'warning',
    why: 'An address that was copied with what a mail, a network or a campaign put around it tells them of each visitor, and breaks when they change.',
    find: ({ leaves }) =>
      leaves.flatMap(({ kind, path, written }): RuleFinding[] => {
        if (kind === 'link') {
          const better = written.startsWith('http') ? betterAddress(written) : markedPath(written);
          return better
            ? [
                {
                  found: `"${written.slice(0, 60)}" ${better.what}`,
                  fix: betterFix(better),
                  at: { path },
                  ...(better.to && { change: { to: better.to } }),
                },
              ]
            : [];
        }
        if (kind !== 'markdown' || !written.includes('](http')) return [];
        return [...written.matchAll(/\]\((https?:[^)\s]+)/g)].flatMap(([, href = '']) => {
          const better = betterAddress(href);
          return better
            ? [
                {
                  found: `"${href.slice(0, 60)}" ${better.what}`,
                  fix: betterFix(better),
                  at: { path, needle: href },
                },
              ]
            : [];
        });
      }),
  },
];
