/** A plain value with its keys in order, so that two spellings of one value in YAML are one text. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  const fields = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) sorted[name] = ordered(fields[name]);
  return sorted;
}

const hexadecimal = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0');

/** Names a plain value: 16 hexadecimal digits, the same wherever and however often it is made. Not for secrets. */
export function contentHash(value: unknown): string {
  const text = JSON.stringify(ordered(value)) ?? '';
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  // Two multiplicative hashes with different factors: 64 bits, so that no two texts of a page share one by chance.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return hexadecimal(high ^ (low >>> 13)) + hexadecimal(low ^ (high >>> 16));
}
