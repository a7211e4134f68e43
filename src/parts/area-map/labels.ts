import type { Point } from './projection';

export interface Mark extends Point {
  name: string;
  /** Offices are always drawn; a city only where its name has room. */
  office: boolean;
}

/** Where a name can stand, the best place first. */
const sides = ['right', 'above', 'left', 'below'] as const;

/** A mark whose name stands at this side of it. */
export interface Label extends Mark {
  side: (typeof sides)[number];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How wide a letter is, in units: names of offices are drawn larger on phones, and must have room there, too. */
const letter = { office: 12, city: 8.4 };
const line = 21;

/** What a mark covers: its dot and its name. */
function boxesOf({ x, y, name, office, side }: Label): Box[] {
  const length = name.length * (office ? letter.office : letter.city);
  const dot = { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 };
  const beside = { top: y - line / 2, bottom: y + line / 2 };
  const across = { left: x - length / 2, right: x + length / 2 };
  const names = {
    right: { ...beside, left: x + 8, right: x + 16 + length },
    left: { ...beside, left: x - 16 - length, right: x - 8 },
    above: { ...across, top: y - 8 - line, bottom: y - 8 },
    below: { ...across, top: y + 8, bottom: y + 8 + line },
  } satisfies Record<Label['side'], Box>;
  return [dot, names[side]];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The marks that are drawn, each with its name: offices, then cities in order where there is room for the name inside
 * `width`.
 */
export function labelled(marks: readonly Mark[], width: number): Label[] {
  const drawn: Label[] = [];
  const isFree = (label: Label): boolean => {
    const taken = drawn.flatMap(boxesOf);
    return boxesOf(label).every(
      (box) => box.left > 0 && box.right < width && taken.every((other) => !overlap(box, other)),
    );
  };
  for (const mark of [...marks].sort((a, b) => Number(b.office) - Number(a.office))) {
    const choices = sides.map((side): Label => ({ ...mark, side }));
    const label = choices.find(isFree) ?? (mark.office ? choices[0] : undefined);
    if (label) drawn.push(label);
  }
  return drawn;
}
