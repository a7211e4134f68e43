import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { withoutMark } from '../../src/reading/byte-order-mark';
import { usageError } from '../command-line/usage-error';

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;
const isUtf16 = (head: Buffer): boolean => head[0] === 0xff && head[1] === 0xfe;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => {
    throw usageError(`${path} cannot be read; is its name right?`);
  });
  try {
    // A pipe gives its beginning once.
    if (!(await file.stat()).isFile()) throw usageError(`${path} is no file; name a log, or a list of addresses`);
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer;
  } finally {
    await file.close();
  }
}

/**
 * The lines of a text file of any size, one after the other: packed by gzip, as old logs are, or in UTF-16, as spreadsheets
 * write tables. Throws a usage error where it cannot be read.
 */
export async function* logLines(path: string): AsyncGenerator<string> {
  const head = await headOf(path);
  const file = createReadStream(path);
  const input = isGzip(head) ? file.pipe(createGunzip()) : file;
  input.setEncoding(isUtf16(head) ? 'utf16le' : 'utf8');
  // A line may be longer than what is read at once.
  let begun: string[] = [];
  try {
    for await (const chunk of input) {
      const [first = '', ...others] = String(chunk).split(/\r?\n|\r/);
      begun.push(first);
      for (const next of others) {
        yield withoutMark(begun.join(''));
        begun = [next];
      }
    }
  } catch (error) {
    throw usageError(`${path} cannot be read to its end: ${error instanceof Error ? error.message : error}`);
  }
  yield begun.join('');
}
