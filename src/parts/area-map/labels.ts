import type { Point } from './projection';

export interface Mark extends Point {
  name: string;
  /** Offices are always named; a city only where its name has room. */
  office: boolean;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letter = 8.4;
const line = 18;

const labelBox = ({ x, y, name }: Mark): Box => ({
  left: x - 6,
  right: x + 14 + name.length * letter,
  top: y - line / 2,
  bottom: y + line / 2,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The marks that get a name: offices, then cities in order whose name touches no other and stays inside `width`. */
export function labelled(marks: readonly Mark[], width: number): Mark[] {
  const named: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => Number(b.office) - Number(a.office))) {
    const box = labelBox(mark);
    const free = box.right < width && named.every((other) => !overlap(box, labelBox(other)));
    if (mark.office || free) named.push(mark);
  }
  return named;
}
