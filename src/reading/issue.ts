/** What is wrong with one value, before it has a place: what was found, what to write instead, and the words to point at. */
export interface Issue {
  found: string;
  fix: string;
  /** The part of the text that is wrong; the whole value when left out. */
  needle?: string;
}

/** A value made from a leaf, and what is wrong with the leaf. */
export interface Outcome {
  value: string;
  issues: Issue[];
}

export const resolved = (value: string): Outcome => ({ value, issues: [] });

/** A value that is wrong as a whole. */
export const wrong = (value: string, found: string, fix: string): Outcome => ({
  value,
  issues: [{ found, fix, needle: value }],
});
