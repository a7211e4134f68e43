import { formatPath, type Path } from '../../reading/position';
import { type Better, betterAddress, betterFix, copyMarks } from '../copied-address';
import type { PageRule, RuleFinding, WrittenPage } from '../rule';

/** A page of this site with marks behind it, or with a question mark alone. */
function markedPath(href: string): Better | undefined {
  if (!href.includes('?') || !href.startsWith('/')) return undefined;
  const [path = '', query = ''] = href.split(/[?#]/);
  const names = query.split('&').map((part) => part.split('=')[0] ?? '');
  return names.every((name) => name === '' || name === 'ref' || name.startsWith('utm_') || copyMarks.test(name))
    ? { what: 'has something behind its ? that this site makes nothing of', to: path + (/#.*$/.exec(href)?.[0] ?? '') }
    : undefined;
}

interface Placed {
  href: string;
  path: Path;
}

/** The buttons of each block that lead to pages of the site. */
function buttonsIn({ leaves }: WrittenPage): Placed[][] {
  const lists = new Map<string, Placed[]>();
  for (const { kind, path, written } of leaves) {
    if (kind !== 'link' || path.at(-3) !== 'actions' || !written.startsWith('/') || written.includes('#')) continue;
    const list = formatPath(path.slice(0, -2));
    lists.set(list, [...(lists.get(list) ?? []), { href: written, path }]);
  }
  return [...lists.values()];
}

/** Addresses of links, as they were copied. */
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
  {
    code: 'site/button-twice',
    severity: 'warning',
    instead: ['site/label-elsewhere'],
    why: 'Two buttons side by side that lead to one page leave out the page that was meant.',
    find: (page) =>
      buttonsIn(page).flatMap((buttons) =>
        buttons
          .filter(({ href }, index) => buttons.findIndex((other) => other.href === href) < index)
          .map(({ href, path }) => ({
            found: `two buttons lead to ${href}`,
            fix: 'lead to the page that was meant, or remove one of the two',
            at: { path },
          })),
      ),
  },
];
