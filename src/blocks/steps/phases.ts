import type { BlockOf } from '../../../schemas/blocks';

type Step = BlockOf<'steps'>['steps'][number];

export interface Phase {
  name: string | undefined;
  /** The number of its first step, from 1. */
  start: number;
  steps: Step[];
}

/** The phases in as few rows of the rail as hold them, in order, up to `most` steps a row, and as even as that comes. */
export function phaseRows(phases: readonly Phase[], most: number): Phase[][] {
  const rowsOf = (limit: number): Phase[][] => {
    const rows: Phase[][] = [];
    let length = 0;
    for (const phase of phases) {
      const row = rows.at(-1);
      length += phase.steps.length;
      if (row && length <= limit) row.push(phase);
      else {
        rows.push([phase]);
        length = phase.steps.length;
      }
    }
    return rows;
  };
  const fewest = rowsOf(most).length;
  const limits = Array.from({ length: most }, (_, index) => index + 1);
  return rowsOf(limits.find((limit) => rowsOf(limit).length === fewest) ?? most);
}

/** The steps by phase: a step that names a phase begins it; steps before the first stand in one without a name. */
export function phasesOf(steps: readonly Step[]): Phase[] {
  const phases: Phase[] = [];
  for (const [index, step] of steps.entries()) {
    const current = phases.at(-1);
    if (current && !step.phase) current.steps.push(step);
    else phases.push({ name: step.phase, start: index + 1, steps: [step] });
  }
  return phases;
}
