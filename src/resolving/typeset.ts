/** A straight quotation mark pair around words: it opens after a space or a bracket, so marks for inches are left alone. */
const quoted = /(^|[\s(])"(\S(?:[^"]*\S)?)"/g;
const apostrophe = /(?<=[\p{L}\p{N}])'/gu;
const phone = /(\(\d{3}\)) (?=\d{3}-\d{4})/g;

/** Keeps a phone number on one line. */
export const keepTogether = (text: string): string => text.replace(phone, '$1\u00a0');

/** What an editor types on a keyboard, as a typesetter sets it: curly quotes and apostrophes, phone numbers on one line. */
export const typeset = (text: string): string => keepTogether(text).replace(quoted, '$1“$2”').replace(apostrophe, '’');
