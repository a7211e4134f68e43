const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text as files have them. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The name that git gives to these bytes as a file: the SHA-1 of its header and them. */
export async function gitName(bytes: Uint8Array): Promise<string> {
  const header = bytesOf(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(header.length + bytes.length);
  whole.set(header);
  whole.set(bytes, header.length);
  return hex(await crypto.subtle.digest('SHA-1', whole));
}

/** Eight hex digits of the SHA-256 of a picture's bytes, as its renditions are named by. */
export const pictureHash = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
