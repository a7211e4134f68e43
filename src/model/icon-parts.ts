/** In so many parts are the drawings of icons written beside an app that stands as files: a page shows a dozen of five thousand. */
export const iconParts = 64;

/** The part that the drawing of an icon is in. */
export function iconPart(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % iconParts;
}

/** The path of a part beside the app. */
export const iconPartFile = (part: number): string => `icons/${part}.json`;
