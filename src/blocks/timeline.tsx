import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { ItemTitle } from '../parts/item-title';
import { Paragraph } from '../parts/paragraph';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import classes from './timeline.module.css';

/** What happened when: a line with a point for each moment. */
export function Timeline({ block }: { block: BlockOf<'timeline'> }) {
  return (
    <Section block={block} beside>
      <ol className={classes.line}>
        {keyed(block.moments, ({ when, title }) => when + title).map(({ key, item: { when, title, text } }) => (
          <li key={key} className={classes.moment}>
            <p className={classes.when}>
              <Words>{when}</Words>
            </p>
            <div>
              <ItemTitle block={block}>
                <Words>{title}</Words>
              </ItemTitle>
              <Paragraph className={classes.text}>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
