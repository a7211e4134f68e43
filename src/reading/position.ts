/** A place in a text file; line and column count from 1, columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/** The way from the top of a document to a value: names of fields and indices of lists. */
export type Path = readonly (string | number)[];

/** True for the place `around`, and for all that stands in it. */
export const isWithin = (path: Path, around: Path): boolean => around.every((step, index) => path[index] === step);

/** Writes a path as authors read it: `sections[2].cards[0].link.href`; empty for the whole document. */
export function formatPath(path: Path): string {
  return path.map(formatStep).join('').replace(/^\./, '');
}

function formatStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
