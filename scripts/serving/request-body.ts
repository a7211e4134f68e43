import type { IncomingMessage } from 'node:http';

/** What a request brings along, up to `most` bytes; undefined for more. Throws where the connection breaks. */
export async function requestBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
