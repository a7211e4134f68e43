/** A run of a text: `whole` stands on one line, `long` is a word that may break anywhere, and `plain` is the rest. */
export interface Phrase {
  words: string;
  manner: 'plain' | 'whole' | 'long';
}

const gap = '[ \\u00a0\\u202f]';
/** A number as people write it: `$8,000`, `1.5`, `25%`, `+44`. */
const amount = '[\\p{Sc}~+]?\\d+(?:[.,:]\\d+)*(?:[%°+′″]|(?=[\'"]))?';
/** What is counted: after a range a word of up to seven letters, after a single number one of up to two, or a sign. */
const unit = (letters: number) => `(?:${gap}(?:\\p{L}{1,${letters}}(?![\\p{L}’'-])|[\\p{Sc}%]))?`;

/** Seven digits or more in groups, as in a phone number of any country; or in a date of three numbers. */
const grouped = `[+(]?\\d(?:[().\\/ \\u00a0-]{0,2}\\d){6,14}`;
const range = `${amount}(?:${gap}?[–‑-]${gap}?${amount}|\\/\\d+)${unit(7)}`;
const measure = `${amount}${unit(2)}`;
const inWord = '[\\p{L}\\p{N}-]';
const part = '[\\p{L}\\p{N}]+';
/** Where nothing that is whole goes on. */
const begins = '(?<![\\p{L}\\p{N}@./-])';
/**
 * A word of up to sixteen signs with a hyphen and a part so short that it looks lost alone: `add-ons`, `24-hour`, `tie-in`. The
 * short part, the last or the first, is looked for backwards: an engine takes ten times as long to compile counted letters.
 */
const hyphenated = `(?=.{3,16}?(?!${inWord}))${part}(?:-${part})+(?:(?<=-[^-]{1,3})|(?<=${begins}[^-]{1,3}-${inWord}*))`;

const whole = `${begins}(?:${[grouped, range, hyphenated, measure].join('|')})(?!${inWord})`;
const long = '\\S{20,}';
const special = new RegExp(`${whole}|(?<long>${long})`, 'gu');

/** Most texts have neither a figure, a hyphen nor a long word, and so nothing special. */
const candidate = /[\p{N}-]|\S{20}/u;

/** Something whole has a hyphen, a dash, a slash or a space where a line could break. */
const breakable = /[ \u00a0\u202f/‑–-]/;

/**
 * A text in phrases. Whole are phone numbers, ranges with their unit, numbers with a short unit, fractions, and short
 * words with a hyphen: a line that breaks inside one is hard to read.
 */
export function phrasesOf(text: string): Phrase[] {
  if (!candidate.test(text)) return text === '' ? [] : [{ words: text, manner: 'plain' }];
  const phrases: Phrase[] = [];
  let at = 0;
  for (const { 0: words, index, groups } of text.matchAll(special)) {
    if (!groups?.long && !breakable.test(words)) continue;
    if (index > at) phrases.push({ words: text.slice(at, index), manner: 'plain' });
    phrases.push({ words, manner: groups?.long ? 'long' : 'whole' });
    at = index + words.length;
  }
  if (at < text.length) phrases.push({ words: text.slice(at), manner: 'plain' });
  return phrases;
}
