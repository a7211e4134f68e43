import { readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestOf } from './output/digest';
import { writeWhole } from './write-whole';

const nameLength = digestOf('').length;
const newline = 10;

/**
 * Looks up lines by name, made by `digestOf`, in a file that `writeNamedLines` or `appendNamedLines` wrote: a line is made a
 * text when it is asked for, so that a file of ten thousand takes no more memory than it is long. None are found where the
 * file cannot be read, and one that was cut off is none.
 */
export function namedLines(path: string): Pick<ReadonlyMap<string, string>, 'get' | 'size'> {
  const bytes = bytesOf(path);
  const places = new Map<string, readonly [start: number, end: number]>();
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(newline, start);
    if (end === -1) break;
    places.set(bytes.toString('latin1', start, start + nameLength), [start + nameLength + 1, end]);
    start = end + 1;
  }
  return {
    get(name) {
      const [start, end] = places.get(name) ?? [];
      return start === undefined ? undefined : bytes.toString('utf8', start, end);
    },
    size: places.size,
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

/** Adds lines to a file, each of which can be looked up by its name, or begins one. Throws what the disk says. */
export async function appendNamedLines(
  path: string,
  lines: Iterable<readonly [name: string, line: string]>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // An earlier addition may have been cut off.
  await appendFile(path, ['\n', ...chunksOf(lines)].join(''));
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
