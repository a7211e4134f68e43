import type { Point } from './projection';

export interface Mark extends Point {
  name: string;
  /** Offices are always drawn; a city only where its name has room. */
  office: boolean;
}

/** A mark whose name stands at this side of it. */
export interface Label extends Mark {
  side: 'left' | 'right';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letter = 8.4;
const line = 21;

const boxOf = ({ x, y, name, side }: Label): Box => {
  const reach = 16 + name.length * letter;
  return {
    left: side === 'right' ? x - 8 : x - reach,
    right: side === 'right' ? x + reach : x + 8,
    top: y - line / 2,
    bottom: y + line / 2,
  };
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The marks that are drawn, each with its name: offices, then cities in order where there is room for the name inside
 * `width`, at the right or else at the left.
 */
export function labelled(marks: readonly Mark[], width: number): Label[] {
  const drawn: Label[] = [];
  const isFree = (label: Label): boolean => {
    const box = boxOf(label);
    return box.left > 0 && box.right < width && drawn.every((other) => !overlap(box, boxOf(other)));
  };
  for (const mark of [...marks].sort((a, b) => Number(b.office) - Number(a.office))) {
    const choices: Label[] = [
      { ...mark, side: 'right' },
      { ...mark, side: 'left' },
    ];
    const label = choices.find(isFree) ?? (mark.office ? choices[0] : undefined);
    if (label) drawn.push(label);
  }
  return drawn;
}
