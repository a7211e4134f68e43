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
  /** What it leads to, where the address says so. */
  to?: string;
}

/** Short addresses, of which nobody sees where they lead, and which end with the service. */
const short = /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|lnkd\.in|rb\.gy|cutt\.ly)$/;

/** The address that is meant by one that was copied with what is around it; undefined for one that stands alone. */
function betterOf(href: string): Better | undefined {
  if (/^https?:\/\/https?:?\/\//i.test(href))
    return { what: 'has its beginning twice', to: href.replace(/^https?:\/\/(https?):?\/\//i, '$1://') };
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (/^(?:www\.)?example\.com$/.test(url.host)) return { what: 'stands in for an address' };
  if (short.test(url.host)) return { what: 'is a short form that hides where it leads' };
  if (/^(?:docs|drive)\.google\.com$/.test(url.host) && /\/edit\b/.test(url.pathname))
    return { what: 'opens the document to be edited', to: href.replace(/\/edit\b.*/, '/view') };
  if (!/[?&]/.test(href)) return undefined;
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

/** A page of this site with marks behind it, or with a question mark alone. */
function markedPath(href: string): Better | undefined {
  if (!href.includes('?') || !href.startsWith('/')) return undefined;
  const [path = '', query = ''] = href.split(/[?#]/);
  const names = query.split('&').map((part) => part.split('=')[0] ?? '');
  return names.every((name) => name === '' || name === 'ref' || name.startsWith('utm_') || marks.test(name))
    ? { what: 'has something behind its ? that this site makes nothing of', to: path + (/#.*$/.exec(href)?.[0] ?? '') }
    : undefined;
}

const fixOf = ({ to }: Better): string => `write ${to ?? 'the address that it leads to, as the browser shows it'}`;

/** Links to other sites, as they were copied. */
export const linkAddressRules: readonly PageRule[] = [
  {
    code: 'site/link-copied',
    severity: 'warning',
    why: 'An address that was copied with what a mail, a network or a campaign put around it tells them of each visitor, and breaks when they change.',
    find: ({ leaves }) =>
      leaves.flatMap(({ kind, path, written }): RuleFinding[] => {
        if (kind === 'link') {
          const better = written.startsWith('http') ? betterOf(written) : markedPath(written);
          return better
            ? [
                {
                  found: `"${written.slice(0, 60)}" ${better.what}`,
                  fix: fixOf(better),
                  at: { path },
                  ...(better.to && { change: { to: better.to } }),
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
                  fix: fixOf(better),
                  at: { path, needle: href },
                },
              ]
            : [];
        });
      }),
  },
];
