/** Signs that mean something in YAML, values that are easily misread, and bytes that no keyboard types. */
const scraps = [
  ...['"', "'", ':', ': ', '- ', '-', '#', ' #1', ' # x', '&a ', '*a', '{', '}', '[', ']', '|', '>', '|-', '>+', '|2'],
  ...['!x ', '!!binary ', '!!str ', '%', '@', '`', ',', '? ', '\\', '\\x41', '---\n', '...\n', '<<: ', '<<<<<<< a\n'],
  ...[
    '\t',
    '\n',
    '\n\n  ',
    '\n  ',
    '\r\n',
    '\r',
    ' ',
    '  ',
    '\u0000',
    '\uFEFF',
    '\u2028',
    '\u0085',
    '\u00a0',
    '\ud800',
  ],
  ...['🏠', 'é', 'null', '~', 'true', 'yes', 'no: ', '0x1F', '1e999', '-0', '.nan', '.inf', '[]: ', '{a: b}', '[a, b]'],
  ...['__proto__: ', 'constructor: ', '{toString: x}', 'type: toString\n', '{__proto__}', '{constructor:x}', '{phone'],
  ...[
    'link:constructor',
    'call:__proto__',
    'javascript:x',
    'https://xn--',
    'https://[',
    '/%E0%A4%A',
    '//x.y',
    '#',
    '/*',
  ],
];

/** Numbers below 2^24, the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** A text with a few scraps put in, passages cut out or doubled; now and then with the line ends of Windows. */
export function mangle(text: string, next: () => number): string {
  let mangled = text;
  for (let cuts = next() % 4; cuts >= 0; cuts--) {
    const at = next() % (mangled.length + 1);
    const length = next() % 12;
    const scrap = scraps[next() % scraps.length] ?? '';
    const middle = [scrap, scrap, '', mangled.slice(at, at + length).repeat(2)][next() % 4] ?? '';
    mangled = mangled.slice(0, at) + middle + mangled.slice(at + (next() % 2) * length);
  }
  return next() % 8 === 0 ? mangled.replaceAll('\n', '\r\n') : mangled;
}

/** A few lines of a text, or all of them. */
export function passage(text: string, next: () => number): string {
  const lines = text.split('\n');
  if (next() % 2 === 0) return text;
  const from = next() % lines.length;
  return lines.slice(from, from + 1 + (next() % 12)).join('\n');
}
