import type { Operation } from '../../src/editing/operation';
import type { Path } from '../../src/reading/position';

type Next = () => number;

/** Texts that mean something in YAML, that need quotes, several lines, or neither. */
const words = [
  ...['Plain words', 'a: b', '#1 crew', 'x #y', '- item', 'yes', 'no', 'null', '~', '42', '1e3', '007', 'true', ''],
  ...[' leading', 'trailing ', "it's", 'She said "yes"', '"quoted" start', 'back\\slash', '{phone}', '[x]', '*a', '&a'],
  ...['!tag', '%x', '@y', '`z`', 'Note: call {phone}, please', 'a, b', 'é 🏠 — “quoted”', '| bar', '> gt', '? q', '<<'],
  ...['two\nlines', 'two\n\nparagraphs', '- a\n- b\n', '  indented\nfirst', 'ends\n\n', '# heading\n\ntext: more\n'],
  ...[
    'tab\there',
    'cr\r\nlf',
    '\u0085x',
    '\ufeffx',
    'x'.repeat(300),
    'many words '.repeat(40).trim(),
    '2025-01-01',
    '...',
  ],
];
const names = ['note', 'heading', 'x-1', 'true', '7', 'a b', 'zeta'];

const pick = <T>(list: readonly T[], next: Next): T | undefined => list[next() % list.length];

/** A value of any kind, as a form might give it. */
function randomValue(next: Next, depth = 0): unknown {
  const kind = next() % (depth > 1 ? 5 : 8);
  if (kind < 4) return pick(words, next);
  if (kind === 4) return pick([1, 0, 2.5, -3, true, false], next);
  if (kind === 5) return Array.from({ length: next() % 3 }, () => randomValue(next, depth + 1));
  return Object.fromEntries(
    Array.from({ length: 1 + (next() % 3) }, () => [pick(names, next) ?? 'x', randomValue(next, depth + 1)]),
  );
}

/** A change of a text as typing makes it: letters put in, words taken out. */
function retyped(text: string, next: Next): string {
  const at = next() % (text.length + 1);
  const cut = next() % 3 === 0 ? next() % 12 : 0;
  return (
    text.slice(0, at) + (pick(['x', ' word', 's', '.', ': ', ' #', '\n', '"', "'"], next) ?? '') + text.slice(at + cut)
  );
}

interface Place {
  path: Path;
  value: unknown;
}

/** Every value of a document with its path, those around it first. */
function placesOf(value: unknown, path: Path = []): Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => placesOf(item, [...path, name]))
      : [];
  return [{ path, value }, ...inner];
}

/** Some operation that can be done on a document. */
export function randomOperation(root: unknown, next: Next): Operation | undefined {
  const places = placesOf(root).slice(1);
  const lists = places.filter(({ value }) => Array.isArray(value));
  const fields = places.filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value));
  const place = pick(places, next);
  const list = pick(lists, next);
  const length = Array.isArray(list?.value) ? list.value.length : 0;
  switch (next() % 9) {
    case 0:
    case 1:
    case 2: {
      const texts = places.filter(({ value }) => typeof value === 'string');
      const text = pick(texts, next);
      return text && { kind: 'set', path: text.path, value: retyped(String(text.value), next) };
    }
    case 3:
      return place && { kind: 'set', path: place.path, value: randomValue(next) };
    case 4: {
      const owner = pick(fields, next)?.path ?? [];
      return {
        kind: 'set',
        path: [...owner, pick(names, next) ?? 'x'],
        value: randomValue(next),
        order: ['type', 'title', 'heading'],
      };
    }
    case 5:
      return list && { kind: 'insert', path: list.path, index: next() % (length + 1), value: randomValue(next) };
    case 6:
      return place && { kind: 'remove', path: place.path };
    case 7:
      return list && length > 1
        ? { kind: 'move', path: list.path, from: next() % length, to: next() % length }
        : undefined;
    default:
      return list && length > 0 ? { kind: 'duplicate', path: [...list.path, next() % length] } : undefined;
  }
}
