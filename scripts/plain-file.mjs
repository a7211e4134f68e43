// Plain JavaScript, because what finds the compiled form of everything else reads through it.
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Windows has no pipes among its files. */
const unwaiting = constants.O_NONBLOCK ?? 0;

/**
 * Opens a file, and nothing else: who opens a pipe waits for ever for somebody at its other end, and a device may have no end.
 * Throws what the disk says; of a folder `EISDIR`, of all that is no file `ENXIO`, as systems say it of a socket.
 *
 * @param {string} path
 * @param {number} [how] to be read, without it
 * @returns {number} to be closed by who asked
 */
export function openPlain(path, how = constants.O_RDONLY) {
  const file = openSync(path, how | unwaiting, 0o666);
  const entry = fstatSync(file);
  if (entry.isFile()) return file;
  closeSync(file);
  const code = entry.isDirectory() ? 'EISDIR' : 'ENXIO';
  throw Object.assign(new Error(`${code}: no file, open '${path}'`), { code, path });
}

/**
 * @template T
 * @param {string} path
 * @param {(file: number) => T} read
 * @returns {T}
 */
function reading(path, read) {
  const file = openPlain(path);
  try {
    return read(file);
  } catch (error) {
    // What fails while a file is read does not say which.
    throw Object.assign(/** @type {Error} */ (error), { path });
  } finally {
    closeSync(file);
  }
}

/** The bytes of a file; the one way in which Roofline reads what it did not make itself. @param {string} path */
export const fileBytes = (path) => reading(path, (file) => readFileSync(file));

/** The text of a file in UTF-8; what is none has `\ufffd` in its place. @param {string} path */
export const fileText = (path) => reading(path, (file) => readFileSync(file, 'utf8'));

/**
 * The first bytes of a file, as many as it has; throws as `openPlain` does.
 *
 * @param {string} path
 * @param {number} length
 * @returns {Buffer}
 */
export const fileHead = (path, length) =>
  reading(path, (file) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, 0));
  });

/** @template T @param {() => T} read @returns {T | undefined} */
function ifThere(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The bytes of a file; nothing where it cannot be read. @param {string} path */
export const bytesIfThere = (path) => ifThere(() => fileBytes(path));

/** The text of a file; nothing where it cannot be read. @param {string} path */
export const textIfThere = (path) => ifThere(() => fileText(path));

/**
 * Writes a file that is kept between runs, in one step: another run may read it. Throws what the disk says.
 *
 * @param {string} path
 * @param {Buffer | string} content
 */
export function keepFile(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
