import type { PageRule, RuleFinding } from '../rule';

/** Services that an address is wrapped in when it is copied out of a mail, a chat or a document, and where it stands then. */
const wrappers: readonly (readonly [host: RegExp, parameters: readonly string[]])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, ['q', 'url']],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com$/, ['u']],
  [/\.safelinks\.protection\.outlook\.com$/, ['url']],
  [/^(?:www\.)?linkedin\.com$/, ['url']],
  [/^(?:www\.)?youtube\.com$/, ['q']],
  [/^(?:slack-redir\.net|href\.li|out\.reddit\.com)$/, ['url']],
];

/** The paths of those that only lead on. */
const leadsOn = /^\/(?:url|l\.php|redir\/redirect|redirect|link)?$/;

/** Marks of whoever copied an address, which say nothing of the page and follow all who tap it. */
const marks =
  /^(?:fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|igsh|mc_eid|mc_cid|_hsenc|_hsmi|yclid|ttclid|twclid|srsltid)$/;

interface Better {
  what: string;
  to: string;
}

/** The address that is meant by one that was copied with what is around it; undefined for one that stands alone. */
function betterOf(href: string): Better | undefined {
  if (!/[?&]/.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  const [, parameters = []] = leadsOn.test(url.pathname) ? (wrappers.find(([host]) => host.test(url.host)) ?? []) : [];
  const inner = parameters.map((name) => url.searchParams.get(name) ?? '').find((value) => /^https?:\/\//.test(value));
  if (inner !== undefined) return { what: `leads by way of ${url.host}`, to: betterOf(inner)?.to ?? inner };
  const marked = [...url.searchParams.keys()].filter((name) => marks.test(name) || name === 'utm_source');
  if (marked.length === 0) return undefined;
  for (const name of [...url.searchParams.keys()]) {
    if (marks.test(name) || name.startsWith('utm_')) url.searchParams.delete(name);
  }
  return { what: `has the marks of whoever copied it (${marked[0]})`, to: url.href.replace(/\?$/, '') };
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
          const better = written.startsWith('http') ? betterOf(written) : undefined;
          return better
            ? [
                {
                  found: `"${written.slice(0, 60)}" ${better.what}`,
                  fix: `write ${better.to}`,
                  at: { path },
                  change: { to: better.to },
                },
              ]
            : [];
        }
        if (kind !== 'markdown' || !written.includes('](http')) return [];
        return [...written.matchAll(/\]\((https?:[^)\s]+)/g)].flatMap(([, href = '']) => {
          const better = betterOf(href);
          return better
            ? [
                {
                  found: `"${href.slice(0, 60)}" ${better.what}`,
                  fix: `write ${better.to}`,
                  at: { path, needle: href },
                },
              ]
            : [];
        });
      }),
  },
];
