/** Latin letters that are not one of ours with an accent, and how they are written without them. */
const ownLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** How German writes its letters where there are no others: no accents are taken off there. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A text as a slug: lower-case letters, digits and hyphens, accents taken off, or written as its language does (a BCP 47 tag)
 * where that is known; empty where nothing of it can stay.
 */
export const slugOf = (text: string, language = ''): string =>
  (/^de\b/.test(language) ? text.normalize('NFC').replace(/[äöü]/gi, inGerman) : text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => ownLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const inGerman = (letter: string): string => germanLetters[letter.toLowerCase()] ?? letter;

/** The same with letters of every script, for what stands behind a "#": no two names of one language become one. */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
