import { gitName } from './git-name';
import type { StoredFile } from './store';

/** A file of these bytes, its byte order mark kept; one that is no UTF-8 is read as well as can be, and never written. */
export async function storedText(path: string, bytes: Uint8Array, version?: string): Promise<StoredFile> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isWhole = !text.includes('\uFFFD') || isUtf8(bytes);
  return { path, text, version: version ?? (await gitName(bytes)), ...(!isWhole && { damaged: true }) };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
