/** The signs that part a text, the plainest first. */
const signs: readonly RegExp[] = [
  /\s*(?:->|=>|→|⇒)\s*|\s+>+\s+/,
  /\s*[\t|;]\s*/,
  /\s+\/\s+|(?<=\d)\/(?=-?\d+\.\d)/,
  /:\s+/,
  /\s+[-–—]\s+/,
  /\s*\((?=[/#]|https?:)|\)$/,
  /\s+(?=(?:\/|https?:)\S+$)|(?<=^(?:\/|https?:)\S+)\s+/,
  /(?<=^[^?]+\?)\s+/,
];

/** Signs that stand in sentences as well. */
const signsOfSentences: readonly RegExp[] = [/\s*,\s*/, /\s+/];

/** The kind of a redirect as the files of hosts say it, in front of the two addresses or behind them. */
const codes = /^(?:Redirect(?:Permanent)?\s+)?(?:30[1278]\s+)?(?=\/\S*\s+\S)|(?<=^\/\S*\s+\S+)\s+30[1278]!?$/gi;

const partedBy =
  (text: string) =>
  (sign: RegExp): string[] =>
    withoutMarks(text)
      .replace(codes, '')
      .split(sign)
      .map((part) => part.replace(/(?<=\S)[,;]$/, ''))
      .filter((part) => part !== '');

const isParted = (parts: readonly string[]): boolean => parts.length > 1;

/** The ways in which a text falls into pieces by signs that stand between things. */
export const splits = (text: string): string[][] =>
  [...signs.map(partedBy(text)), atNumber(text), behind(text)].filter(isParted);

/** Words, and what stands in brackets behind them: `drain.jpg (A drain)`. */
const behind = (text: string): string[] => /^([^()]+?)\s*\(([^()]+)\)$/.exec(text)?.slice(1) ?? [];

/** Words, and what begins with a number behind them: `weekdays 8:00 - 18:00`. */
const atNumber = (text: string): string[] => /^([^\d:]{2,40}?):? +(\d.*)$/.exec(text)?.slice(1) ?? [];

/** The ways in which it falls into pieces that may be a sentence as well. */
export function looseSplits(text: string): string[][] {
  // The groups of a phone number belong together.
  if (/^[+(]?\d[\d\s()/-]{5,}$/.test(text) && !/\d{4}-\d{2}-\d{2}/.test(text)) return [];
  const parts = signsOfSentences.map(partedBy(text));
  // The letters of a state and the number behind them are two things: `Seguin, TX 78155`.
  const coded = (parts[0] ?? []).flatMap((part) => /^(\p{Lu}{2,3}) (\d.*)$/u.exec(part)?.slice(1) ?? [part]);
  return [...parts, coded, codeBehindTown(parts[0] ?? [])].filter(isParted);
}

/** A street, and the town behind its postal code, as most of Europe writes them; the town stands in front, as other addresses have it. */
const codeBehindTown = ([street = '', town = '', ...more]: readonly string[]): string[] => {
  const [, code, name] = /^((?:[A-Z]{1,2}-)?\d{4,5}) +(\p{Lu}\D*)$/u.exec(town) ?? [];
  return code === undefined || name === undefined || more.length > 0 ? [] : [street, name, code.replace(/^\D+/, '')];
};

/** The two halves of a text with a dash or a word such as "to" between them. The minus of a decimal number is no dash. */
export function halves(text: string): string[] {
  if (text.length > 100 || /(?:^|[\s/,;])-\d+\.\d{2}/.test(text)) return [];
  const parts = text.split(/\s*[-–—]\s*|\s+(?:to|until|till|bis|hasta|a|à)\s+/);
  const sides = /^(\d+)\s*(?:px)?\s*[x×*]\s*(\d+)\s*(?:px)?$/i.exec(text);
  if (sides) return sides.slice(1);
  const spaced = text.split(/\s+[-–—]\s+|\s+(?:to|until|till|bis|hasta|a|à)\s+/);
  return [spaced, parts].find((found) => found.length === 2 && found.every((half) => half !== '')) ?? [];
}

/** What parts the things of a list that somebody counts or ticks off on one line. */
const countedOff = [/(?:^|\s+)\(?\d{1,2}[.)]\s+/, /(?:^|\s+)[-–*•·]\s+/];

/** What stands between the commas of a text, its "and" and its slashes or bars with spaces around; or what is counted off in it. */
export function partsOf(text: string): string[] {
  const counted = countedOff.find((mark) => text.search(mark) === 0 && text.split(mark).length > 2);
  return text
    .split(
      counted ??
        /[,;，、；\t\n]\s*(?:(?:and|und|y|&)\s+)?|\s+(?:and|und|y|&)\s+|\s+[/|·•>→»+]\s+|(?:<\/?(?:ul|ol|li|p|br) ?\/?>\s*)+/,
    )
    .map((part) => part.replace(/^[-*•]\s+/, '').trim())
    .filter((part) => part !== '');
}

/** A text without the brackets, braces or bars around it. */
export const withoutMarks = (text: string): string =>
  text
    .trim()
    .replace(/^[([{（［｛](.*)[)\]}）］｝]$/s, '$1')
    .replace(/^\|(.*)\|$/s, '$1')
    .trim();
