/** In a text over several lines: one that looks like an item, a field or a note of its own. */
export const swallowed =
  /\n[ \t]*(- \S.*|-(?![\s\d-])\S.*|[–—•*+] ?\S.*|\d{1,3}[.)] .*|\/\/.*|[a-z][A-Za-z]*[:=：](?!\/\/)\S.*)/;

/** Whether a text ends with a quote that it does not begin with; behind a number that is no price it stands for inches. */
export const strayQuote = (text: string): boolean =>
  /(?:[^\d\s]|[$€£¥]\s?\d[\d.,]*)\s?"$/.test(text) && (text.split('"').length % 2 === 0 || /^[“„”]/.test(text));

/** A text in curly or acute quotes as a whole. */
const curly = /^[“„«´″].*[“”»´″]$/s;

/** Whether a list in brackets has one item, in which semicolons stand where commas part items. */
export const partedBySemicolons = (text: string, start: number, end: number): boolean =>
  /[^&\s\d];\s/.test(text.slice(start, end)) &&
  /\[\s*$/.test(text.slice(Math.max(0, start - 20), start)) &&
  /^\s*\]/.test(text.slice(end, end + 20));

/** A text of several lines whose first line is no more than a sign like the `|-` that belongs there. */
export const mistypedBar = /^(?:[/\\¦!]-?|[lI1]-|-[|>]|[-+_][|>]?_?)[ \t]*\n/;

/** The note at the end of a text on one line: two slashes with spaces around, and small letters. */
export const noteBehind = /(?<=\S +)\/\/ +\p{Ll}[^\n/]*$/u;

/** A sign at the end of a text that goes on or ends something in other languages, and that visitors would see. */
export const signAtEnd = /(?<=\S) +\|[-+]?$|(?<=[.!?…])[;,]$|(?<=[^\\]) *\\$/;

/** A sign that parts items in other languages, at the end of words. */
export const partingSign = /(?<=[\p{L}\p{N})])[,;]$/u;

/** Too large a number is infinite to one parser and text to the other. */
const mayBeHuge = /^[-+]?(?:[\d.]+[eE][-+]?\d+|[\da-fA-Fox.]{200,})$/;

/** Paragraphs that run together, as no sign says that each line is its own. */
export const parted = /\n[ \t]*\r?\n/;

/** A sign that every trap has but two words and a very long number: most texts have none, and are looked at once. */
const mayBeTrap = /[\n"]|^[“„«´″\d.+-]| \/\/ |[|\\;,+-]$/;

/** Whether a text without quotes means something else to a person than to a parser. */
export const isTrap = (text: string): boolean =>
  text === 'yes' ||
  text === 'no' ||
  ((text.length >= 200 || mayBeTrap.test(text)) &&
    (swallowed.test(text) ||
      strayQuote(text) ||
      curly.test(text) ||
      mistypedBar.test(text) ||
      parted.test(text) ||
      mayBeHuge.test(text) ||
      signAtEnd.test(text) ||
      partingSign.test(text) ||
      noteBehind.test(text)));
