import type { End, Source } from './address-ends';
import type { AskedAddresses } from './asked-addresses';

const titles = {
  nowhere: 'Lead nowhere: give each a redirect, or leave it if nobody should find it',
  moved: 'Lead to another address',
  shown: 'Show what stands there',
} as const satisfies Record<End['what'], string>;

type Line = readonly [address: string, count: number, end: End];

function sentence(end: End, lineOf: (source: Source) => number): string {
  if (end.what === 'nowhere') return end.near ? `  perhaps ${end.near}` : '';
  if (end.what === 'shown') return end.file ? `  ${end.file}` : '';
  return ` → ${end.to}  ${end.by ? `${end.by.file}:${lineOf(end.by)}` : "the page's own address"}`;
}

/** Where each address ends and by which line, what leads nowhere first, and of each kind the most wanted first. */
export function replayReport(
  { counts, unread }: AskedAddresses,
  endOf: (address: string) => End,
  lineOf: (source: Source) => number,
): { text: string; nowhere: number } {
  const lines = [...counts].map(([address, count]): Line => [address, count, endOf(address)]);
  const width = Math.max(...lines.map(([, count]) => String(count).length), 1);
  const of = (what: End['what']) =>
    lines.filter(([, , end]) => end.what === what).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const kinds = (['nowhere', 'moved', 'shown'] as const).map((what) => [what, of(what)] as const);
  const tables = kinds
    .filter(([, found]) => found.length > 0)
    .map(([what, found]) =>
      [
        `${titles[what]}:`,
        ...found.map(
          ([address, count, end]) => `  ${String(count).padStart(width)}  ${address}${sentence(end, lineOf)}`,
        ),
        '',
      ].join('\n'),
    );
  const [nowhere = 0, moved = 0, shown = 0] = kinds.map(([, found]) => found.length);
  const sum = `Addresses: ${lines.length}. Lead nowhere: ${nowhere}, lead on: ${moved}, are shown: ${shown}.`;
  const left = unread > 0 ? ` Lines without an address: ${unread}.` : '';
  return { text: `${[...tables, sum].join('\n')}${left}\n`, nowhere };
}
