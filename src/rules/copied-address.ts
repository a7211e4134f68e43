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
export const copyMarks =
  /^(?:fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|igsh|mc_eid|mc_cid|_hsenc|_hsmi|yclid|ttclid|twclid|srsltid|mibextid)$/;

/** What is wrong with an address as it was copied. */
export interface Better {
  what: string;
  /** What it leads to, where the address says so. */
  to?: string;
  /** What to write, where it says so and nothing of an address. */
  fix?: string;
}

/** Short addresses, of which nobody sees where they lead, and which end with the service. */
const short = /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|lnkd\.in|rb\.gy|cutt\.ly)$/;

/** Hosts that are there in one house or on one computer alone (RFC 1918, 2606, 6761, 6762). */
const indoors =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|[\w.-]+\.(?:local|localhost|internal|lan|home\.arpa))$/;

/** Signs that an address has in a code alone (RFC 3986); braces stand for facts of the site. */
const unwritten = /[\s"<>\\^`|]/g;

/** The address that is meant by one that was copied with what is around it; undefined for one that stands alone. */
export function betterAddress(href: string): Better | undefined {
  if (/^https?:\/\/https?:?\/\//i.test(href))
    return { what: 'has its beginning twice', to: href.replace(/^https?:\/\/(https?):?\/\//i, '$1://') };
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (indoors.test(url.hostname))
    return { what: 'opens on your own computer or network alone', fix: 'write an address that everybody can open' };
  if (/[\s"<>\\^`|]/.test(href))
    return { what: 'has signs that addresses have in a code alone', to: href.replace(unwritten, encodeURIComponent) };
  if (/^(?:www\.)?example\.com$/.test(url.host)) return { what: 'stands in for an address' };
  if (short.test(url.host)) return { what: 'is a short form that hides where it leads' };
  if (/^(?:docs|drive)\.google\.com$/.test(url.host) && /\/edit\b/.test(url.pathname))
    return { what: 'opens the document to be edited', to: href.replace(/\/edit\b.*/, '/view') };
  if (!/[?&]/.test(href)) return undefined;
  const [, parameters = []] = leadsOn.test(url.pathname) ? (wrappers.find(([host]) => host.test(url.host)) ?? []) : [];
  const inner = parameters.map((name) => url.searchParams.get(name) ?? '').find((value) => /^https?:\/\//.test(value));
  if (inner !== undefined) return { what: `leads by way of ${url.host}`, to: betterAddress(inner)?.to ?? inner };
  const marked = [...url.searchParams.keys()].filter((name) => copyMarks.test(name) || name === 'utm_source');
  if (marked.length === 0) return undefined;
  for (const name of [...url.searchParams.keys()]) {
    if (copyMarks.test(name) || name.startsWith('utm_')) url.searchParams.delete(name);
  }
  return { what: `has the marks of whoever copied it (${marked[0]})`, to: url.href.replace(/\?$/, '') };
}

/** What to write in its place. */
export const betterFix = ({ to, fix }: Better): string =>
  fix ?? `write ${to ?? 'the address that it leads to, as the browser shows it'}`;
