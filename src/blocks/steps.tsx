import type { BlockOf } from '../../schemas/blocks';
import { Actions } from '../parts/actions';
import { balancedRows } from '../parts/balanced-rows';
import { ItemTitle } from '../parts/item-title';
import { Section } from '../parts/section';
import { type Phase, phasesOf } from './steps/phases';
import classes from './steps.module.css';

type StepsBlock = BlockOf<'steps'>;

/** Steps in a row of the rail on wide screens: up to five, and as even as the rows come. */
const columnsFor = (count: number): number => Math.max(...balancedRows(count, 5), 3);

function Rail({ block, phase }: { block: StepsBlock; phase: Phase }) {
  return (
    <ol className={classes.rail} start={phase.start} data-columns={columnsFor(phase.steps.length)}>
      {phase.steps.map((step) => (
        <li key={step.title} className={classes.step}>
          <div>
            <ItemTitle block={block}>{step.title}</ItemTitle>
            {step.duration && <p className={classes.duration}>{step.duration}</p>}
            <p className={classes.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A process: a line with numbers on phones, a rail on wide screens, in labelled phases where it has them. */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <Section block={block}>
      {phasesOf(block.steps).map((phase) => (
        <div key={phase.start} className={classes.phase}>
          {phase.name && <p className={classes.name}>{phase.name}</p>}
          <Rail block={block} phase={phase} />
        </div>
      ))}
      <Actions actions={block.actions} className={classes.actions} />
    </Section>
  );
}
