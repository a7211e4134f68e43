/** The encodings in which spreadsheets write a table, by how it begins; without a sign UTF-8, and what is none is of older programs. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a table as a spreadsheet writes it, with its accents whatever the encoding. */
export const tableText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
