import type { BlockOf } from '../../../schemas/blocks';

type Step = BlockOf<'steps'>['steps'][number];

export interface Phase {
  name: string | undefined;
  /** The number of its first step, from 1. */
  start: number;
  steps: Step[];
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
