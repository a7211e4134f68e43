/** A text as its file holds it, without the byte order mark that some editors write in front (RFC 3629 §6). */
export const withoutMark = (raw: string): string => raw.replace(/^\uFEFF/, '');
