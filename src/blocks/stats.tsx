import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import classes from './stats.module.css';

/** Values longer than this, such as price ranges, would break in a column of three at full size. */
const longest = 10;

/** A few large numbers, each with what it counts. */
export function Stats({ block }: { block: BlockOf<'stats'> }) {
  return (
    <Section block={block}>
      <dl
        className={classes.stats}
        data-count={block.items.length}
        data-long={block.items.some(({ value }) => value.length > longest) || undefined}
      >
        {keyed(block.items, ({ label }) => label).map(({ key, item: { value, label } }) => (
          <div key={key} className={classes.stat}>
            <dt className={classes.label}>
              <Words>{label}</Words>
            </dt>
            <dd className={classes.value}>
              <Words>{value}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
