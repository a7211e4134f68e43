/** Signs of no alphabet, for what stands in the place of a value while a shape is drawn. */
const [value, part, end] = ['\uE000', '\uE002', '\uE001'];

/** Stands for the value of a number in a shape. */
export const placeholder = (number: number): string => `${value}${number}${end}`;

/** Stands for a part that hangs on a value, by its number among the parts of a shape. */
export const partPlaceholder = (number: number): string => `${part}${number}${end}`;

/** True where a text has a sign in it by which values are told apart from what stands for them. */
export const holdsPlaceholder = (text: string): boolean => /[\uE000-\uE002]/.test(text);

const values = /\uE000(\d+)[^\uE001]*\uE001/g;

/** A text with something else for each of the values that it stands for, by their numbers. */
export const replacePlaceholders = (text: string, by: (number: number) => string): string =>
  text.includes(value) ? text.replace(values, (_, number: string) => by(Number(number))) : text;

/** The numbers of the values that a text stands for. */
export const placeholdersOf = (text: string): number[] =>
  [...text.matchAll(values)].map(([, number]) => Number(number));

/** A text that stands for the same values by words of another kind: what looks at a value does otherwise with it. */
export const otherwise = (text: string): string =>
  replacePlaceholders(
    text,
    (number) => `${value}${number} Aa-b $1,200.50 (212) 555-0100 ${'and so on '.repeat(30)}x.pdf${end}`,
  );

/** A gap in a shape: the value of a number, or a part; joined where React parts it from a text beside it. */
export interface Gap {
  before: string;
  value?: number;
  part?: number;
  joinsBefore: boolean;
  joinsAfter: boolean;
}

const gaps = /(<!-- -->)?(?:\uE000(\d+)|\uE002(\d+))[^\uE001]*\uE001(<!-- -->)?/g;

/** Markup as its gaps, each with the markup before it, and what follows the last. */
export function gapsIn(html: string): { gaps: Gap[]; rest: string } {
  let at = 0;
  const found = [...html.matchAll(gaps)].map((match): Gap => {
    const [whole, joinsBefore, number, partNumber, joinsAfter] = match;
    const before = html.slice(at, match.index);
    at = match.index + whole.length;
    const [joined, joins] = [joinsBefore !== undefined, joinsAfter !== undefined];
    const what = number === undefined ? { part: Number(partNumber) } : { value: Number(number) };
    return { before, ...what, joinsBefore: joined, joinsAfter: joins };
  });
  return { gaps: found, rest: html.slice(at) };
}
