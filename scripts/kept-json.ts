import { crc32 } from 'node:zlib';
import { textIfThere } from './plain-file.mjs';
import { writeWhole } from './saving/write-whole';

/** How many letters a sum takes, always. */
export const sumLength = 8;

/** The sum of a text, which no torn or damaged one has, for that much of a second as it takes to read. */
export const sumOf = (text: string | Uint8Array): string => crc32(text).toString(16).padStart(sumLength, '0');

/** Where the value begins in `["<sum>",<value>]`. */
const start = sumLength + 4;

/**
 * What `keepJson` wrote into a file; nothing where there is none, where it cannot be read, or where it is no longer as it was
 * written, so that what is damaged is never taken for known.
 */
export function keptJson<T>(path: string): T | undefined {
  const text = textIfThere(path) ?? '';
  const value = text.slice(start, -1);
  if (text !== `["${sumOf(value)}",${value}]`) return undefined;
  return JSON.parse(value) as T;
}

/** Writes a value that can be made again at any time, whole or not at all. Throws what the disk says. */
export function keepJson(path: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  return writeWhole(path, `["${sumOf(text)}",${text}]`);
}
