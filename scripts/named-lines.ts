import { appendFileSync, closeSync, constants, fstatSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { sumLength, sumOf } from './kept-json';
import { digestOf } from './output/digest';
import { openPlain } from './plain-file.mjs';
import { makeFolders } from './saving/make-folders';
import { writeWhole } from './saving/write-whole';

const nameLength = digestOf('').length;
const newline = 10;

/** How many bytes are read, and written, at once. */
const chunk = 1 << 20;

/** A file up to this many bytes is held; of a larger one each line is read when it is asked for. */
const small = 1 << 25;

/** Runs something with a file that is open for reading; gives nothing where it cannot be read. */
function withFile<T>(path: string, run: (file: number) => T): T | undefined {
  let file: number | undefined;
  try {
    file = openPlain(path);
    return run(file);
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A part of a file. Throws where the file ends before it does. */
function bytesAt(file: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start);
  if (readSync(file, bytes, 0, bytes.length, start) < bytes.length) throw new Error('a file that is cut off');
  return bytes;
}

type Places = Map<string, readonly [start: number, end: number]>;

interface LinesFound {
  places: Places;
  /** How many lines there are, with those in the place of which a later one stands. */
  all: number;
  bytes: Buffer | undefined;
}

/** Where each line of a file is, without its name, and the file itself where it is held; one that was cut off is nowhere. */
function placesIn(file: number, size: number, isHeld: boolean): LinesFound {
  const places: Places = new Map();
  let all = 0;
  const step = isHeld ? Math.max(size, 1) : chunk;
  let bytes: Buffer = Buffer.alloc(0);
  for (let at = 0; at < size; at += step) {
    const [begun, read] = [bytes, bytesAt(file, at, Math.min(at + step, size))];
    bytes = begun.length === 0 ? read : Buffer.concat([begun, read]);
    const offset = at - begun.length;
    let start = 0;
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      const name = bytes.toString('latin1', start, start + nameLength);
      if (end > start) places.set(name, [offset + start + nameLength + 1, offset + end]);
      if (end > start) all += 1;
      start = end + 1;
    }
    if (!isHeld) bytes = bytes.subarray(start);
  }
  return { places, all, bytes: isHeld ? bytes : undefined };
}

/**
 * Looks up lines by name, made by `digestOf`, in a file that `writeNamedLines` or `appendNamedLines` wrote: a line is made a
 * text when it is asked for, so that one of ten thousand takes no memory. None are found where the file cannot be read, or is
 * another one by now. `size` tells of names, `all` of lines.
 */
export function namedLines(
  path: string,
  held = small,
): Pick<ReadonlyMap<string, string>, 'get' | 'size'> & { all: number } {
  const opened = withFile(path, (file) => {
    const { ino, size } = fstatSync(file);
    return { ino, ...placesIn(file, size, size <= held) };
  });
  const read = (start: number, end: number) => {
    const bytes =
      opened?.bytes?.subarray(start, end) ??
      withFile(path, (file) => (fstatSync(file).ino === opened?.ino ? bytesAt(file, start, end) : undefined));
    return bytes && lineIn(bytes);
  };
  return {
    get(name) {
      const [start, end] = opened?.places.get(name) ?? [];
      return start === undefined || end === undefined ? undefined : read(start, end);
    },
    size: opened?.places.size ?? 0,
    all: opened?.all ?? 0,
  };
}

/** What is written after a name, without its sum; nothing where it is not as it was written. */
function lineIn(bytes: Buffer): string | undefined {
  const line = bytes.subarray(sumLength + 1);
  return sumOf(line) === bytes.toString('latin1', 0, sumLength) ? line.toString('utf8') : undefined;
}

/** Writes lines, each of which can be looked up by its name (made by `digestOf`), whole or not at all. Throws what the disk says. */
export async function writeNamedLines(
  path: string,
  lines: Iterable<readonly [name: string, line: string]>,
): Promise<void> {
  await writeWhole(path, chunksOf(lines));
}

/** Adds lines to a file, each of which can be looked up by its name, or begins one. Throws what the disk says. */
export function appendNamedLines(path: string, lines: Iterable<readonly [name: string, line: string]>): void {
  makeFolders(dirname(path));
  const file = openPlain(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT);
  try {
    // An earlier addition may have been cut off.
    appendFileSync(file, ['\n', ...chunksOf(lines)].join(''));
  } finally {
    closeSync(file);
  }
}

function* chunksOf(lines: Iterable<readonly [name: string, line: string]>): Generator<string> {
  let text = '';
  for (const [name, line] of lines) {
    text += `${name} ${sumOf(line)} ${line}\n`;
    if (text.length < chunk) continue;
    yield text;
    text = '';
  }
  yield text;
}
