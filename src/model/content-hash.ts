const hexadecimal = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0');

/** Two multiplicative hashes with different factors: 64 bits, so that no two texts of a page share one by chance. */
interface Hash {
  high: number;
  low: number;
}

function add(hash: Hash, text: string): void {
  let { high, low } = hash;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  hash.high = high;
  hash.low = low;
}

/** What JSON writes otherwise than it stands there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const escaped = /["\\\x00-\x1f\ud800-\udfff]/;

/** Adds a text as JSON has it; most need not be written anew for that. */
function addText(hash: Hash, text: string): void {
  if (escaped.test(text)) add(hash, JSON.stringify(text));
  else {
    add(hash, '"');
    add(hash, text);
    add(hash, '"');
  }
}

/** Adds a plain value as JSON, with its keys in order, so that two spellings of one value in YAML are one text. */
function addValue(hash: Hash, value: unknown): void {
  if (typeof value === 'string') addText(hash, value);
  else if (typeof value !== 'object' || value === null) add(hash, JSON.stringify(value) ?? 'null');
  else if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      add(hash, at === 0 ? '[' : ',');
      addValue(hash, value[at]);
    }
    add(hash, value.length === 0 ? '[]' : ']');
  } else {
    const fields = value as Readonly<Record<string, unknown>>;
    let sign = '{';
    for (const name of inOrder(Object.keys(fields))) {
      const field = fields[name];
      if (field === undefined) continue;
      add(hash, sign);
      addText(hash, name);
      add(hash, ':');
      addValue(hash, field);
      sign = ',';
    }
    add(hash, sign === '{' ? '{}' : '}');
  }
}

const isFigure = (code: number): boolean => code >= 48 && code <= 57;

/** Names of fields as a record that got them one after the other has them: whole numbers come first. */
const inOrder = (names: string[]): string[] => {
  names.sort();
  return names.some((name) => isFigure(name.charCodeAt(0)))
    ? Object.keys(Object.fromEntries(names.map((name) => [name, 0])))
    : names;
};

/** Names a plain value: 16 hexadecimal digits, the same wherever and however often it is made. Not for secrets. */
export function contentHash(value: unknown): string {
  const hash = { high: 0xdeadbeef, low: 0x41c6ce57 };
  if (value !== undefined) addValue(hash, value);
  const { high, low } = hash;
  return hexadecimal(high ^ (low >>> 13)) + hexadecimal(low ^ (high >>> 16));
}
