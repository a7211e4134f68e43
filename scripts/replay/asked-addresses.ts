/** The addresses in a log or list: how often each was asked for, and how many lines have none. */
export interface AskedAddresses {
  /** Address from the root of the site, with its query → how often. */
  counts: Map<string, number>;
  /** Lines that are not empty and name no address. */
  unread: number;
}

/** In the order tried: the request line of an access log, the field of a log in JSON, an address or a path by itself. */
const forms = [
  /"(?:GET|HEAD|POST) (\S+)(?: HTTP\/[\d.]+)?"/,
  /"(?:uri|url|path|request_uri|cs-uri-stem)":\s*"([^"]+)"/,
  /(?:^|[\s",;])(https?:\/\/[^\s",;]+|\/[^\s",;]*)/,
];

const addressOf = (line: string): string | undefined => forms.map((form) => form.exec(line)?.[1]).find(Boolean);

/** An address of whatever name from the root of the site, without its `#` part; a name alone is the home page. */
function fromRoot(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Reads an access log of any common kind, or a list of addresses, one a line, such as an export of a search console. */
export function askedAddresses(text: string): AskedAddresses {
  const counts = new Map<string, number>();
  let unread = 0;
  for (const line of text.split(/\r\n?|\n/).filter((each) => each.trim() !== '')) {
    const address = addressOf(line);
    if (address === undefined) unread += 1;
    else counts.set(fromRoot(address), (counts.get(fromRoot(address)) ?? 0) + 1);
  }
  return { counts, unread };
}
