import { readFileSync } from 'node:fs';
import { digestOf } from './output/digest';
import { writeWhole } from './write-whole';

const nameLength = digestOf('').length;
const newline = 10;

/**
 * Looks up lines by name, made by `digestOf`, in a file that `writeNamedLines` wrote: a line is made a text when it is asked for, so that a file of
 * ten thousand takes no more memory than it is long. None are found where the file cannot be read.
 */
export function namedLines(path: string): (name: string) => string | undefined {
  const bytes = bytesOf(path);
  const places = new Map<string, readonly [start: number, end: number]>();
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    places.set(bytes.toString('latin1', start, start + nameLength), [start + nameLength + 1, end]);
    start = end + 1;
  }
  return (name) => {
    const [start, end] = places.get(name) ?? [];
    return start === undefined ? undefined : bytes.toString('utf8', start, end);
  };
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** How many characters are written at once. */
const chunk = 1 << 16;

/** Writes lines, each of which can be looked up by its name (made by `digestOf`), whole or not at all. Throws what the disk says. */
export async function writeNamedLines(
  path: string,
  lines: Iterable<readonly [name: string, line: string]>,
): Promise<void> {
  await writeWhole(path, chunksOf(lines));
}

function* chunksOf(lines: Iterable<readonly [name: string, line: string]>): Generator<string> {
  let text = '';
  for (const [name, line] of lines) {
    text += `${name} ${line}\n`;
    if (text.length < chunk) continue;
    yield text;
    text = '';
  }
  yield text;
}
