import { otherName } from '../hosts/rules';

/** The addresses in a log or list: how often each was asked for, and how many lines have none. */
export interface AskedAddresses {
  /** Address from the root of the site, with its query → how often. */
  counts: Map<string, number>;
  /** Lines that are not empty and name no address. */
  unread: number;
}

const methods = '(?:GET|HEAD|POST)';

/** The request line of an access log, in quotation marks: some programs write those inside as `\"`. */
const requestLine = new RegExp(`"${methods} (\\S+?)(?: HTTP/[\\d.]+)?\\\\?"`);

/** A line of an access log, whose other fields name addresses that nobody asked for here: where from, and who the robot is. */
const isLogLine = /\[\d{1,2}\/\w{3}\/\d{4}:|^#|^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S*\s/;

/** The W3C log of IIS: path and query are fields apart. */
const stemAndQuery = new RegExp(`(?:^|\\s)${methods}\\s(/\\S*)\\s(\\S+)\\s\\d+\\s`);

const jsonField = /"(?:uri|url|path|request_uri|cs-uri-stem)":\s*"((?:[^"\\]|\\.)+)"/;

/** An address by itself or in the cell of a table; a comma or semicolon in it counts where it stands in quotation marks. */
const addresses = /"((?:https?:\/\/|\/)[^"\s]*)"|(?:^|[\s,;])((?:https?:\/\/|\/)[^\s",;<]*)/gi;

/** An address in a sitemap. */
const location = /<loc>\s*([^<\s]+)/gi;

/** A line that is an address and nothing else. */
const alone = /^\s*((?:https?:\/\/|\/)[^\s,"]*|\/[^\s"]*?)\s*$/i;

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1').replaceAll('&amp;', '&');

/** Picks the addresses of a line: one, but for a sitemap, which may have all in one line. */
function addressesOf(line: string, isOwn: (address: string) => boolean): string[] {
  const request = requestLine.exec(line) ?? jsonField.exec(line);
  if (request?.[1]) return [unescaped(request[1])];
  const [, stem, query = '-'] = stemAndQuery.exec(line) ?? [];
  if (stem) return [query === '-' ? stem : `${stem}?${query}`];
  if (isLogLine.test(line)) return [];
  const located = [...line.matchAll(location)].map(([, address = '']) => unescaped(address));
  if (located.length > 0) return located;
  const only = alone.exec(line)?.[1];
  if (only) return [only];
  const found = [...line.matchAll(addresses)].map(([, quoted, plain = '']) => unescaped(quoted ?? plain));
  // A list of links to the site names first where each stands.
  return [found.find(isOwn) ?? found[0]].filter((address) => address !== undefined);
}

/** Signs that a terminal would act on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being looked for.
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** An address of whatever name from the root of the site, without its `#` part; a name alone is the home page. */
function fromRoot(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  return (path.startsWith('/') ? path : `/${path}`).replace(control, encodeURIComponent);
}

/**
 * Reads an access log of any common kind, or a list of addresses: one a line, a table such as an export of a search console,
 * or a sitemap.
 *
 * @param hostname the name of the site: of several addresses in a line, one of its own counts
 */
export async function askedAddresses(
  lines: Iterable<string> | AsyncIterable<string>,
  hostname: string,
): Promise<AskedAddresses> {
  const names = [hostname, otherName(hostname)];
  const isOwn = (address: string) => names.some((name) => address.replace(/^https?:\/\//i, '').startsWith(name));
  const counts = new Map<string, number>();
  let unread = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const found = addressesOf(line, isOwn).map(fromRoot);
    if (found.length === 0) unread += 1;
    for (const address of found) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return { counts, unread };
}
