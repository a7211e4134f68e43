import type { BlockOf } from '../../schemas/blocks';
import { balancedRows } from '../model/balanced-rows';
import { keyed } from '../model/keyed';
import { Actions } from '../parts/actions';
import { ItemTitle } from '../parts/item-title';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import { type Phase, phaseRows, phasesOf } from './steps/phases';
import classes from './steps.module.css';

type StepsBlock = BlockOf<'steps'>;

const most = 5;

/** Steps in a row of the rail on wide screens: up to five, and as even as the rows come. */
const columnsFor = (count: number): number => Math.max(...balancedRows(count, most), 3);

const stepsIn = (row: Phase[]): number => row.reduce((count, { steps }) => count + steps.length, 0);

function Rail({ block, phase, columns }: { block: StepsBlock; phase: Phase; columns: number }) {
  return (
    <ol className={classes.rail} start={phase.start} data-columns={columns}>
      {keyed(phase.steps, (step) => step.title).map(({ key, item: step }) => (
        <li key={key} className={classes.step}>
          <div>
            <ItemTitle block={block}>
              <Words>{step.title}</Words>
            </ItemTitle>
            {step.duration && (
              <p className={classes.duration}>
                <Words>{step.duration}</Words>
              </p>
            )}
            <p className={classes.text}>
              <Words>{step.text}</Words>
            </p>
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
      {phaseRows(phasesOf(block.steps), most).map((row) => (
        <div key={row[0]?.start} className={classes.row} data-columns={columnsFor(stepsIn(row))}>
          {row.map((phase) => {
            const columns = row.length > 1 ? phase.steps.length : columnsFor(phase.steps.length);
            return (
              <div key={phase.start} className={classes.phase} data-columns={columns}>
                {phase.name && (
                  <p className={classes.name}>
                    <Words>{phase.name}</Words>
                  </p>
                )}
                <Rail block={block} phase={phase} columns={columns} />
              </div>
            );
          })}
        </div>
      ))}
      <Actions actions={block.actions} className={classes.actions} />
    </Section>
  );
}
