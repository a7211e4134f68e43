import type { BlockOf } from '../../schemas/blocks';
import { Icon } from '../parts/icon';
import { ItemTitle } from '../parts/item-title';
import { RichText } from '../parts/rich-text';
import { Section, SectionHeading } from '../parts/section';
import { Words } from '../parts/words';
import classes from './faq.module.css';

/** Questions and answers, native: details of one name open one at a time, can be closed again, and need no script. */
export function Faq({ block }: { block: BlockOf<'faq'> }) {
  const group = block.id ?? block.heading ?? 'faq';
  return (
    <Section block={block} withHeading={false} className={classes.columns}>
      <div className={classes.aside}>
        <SectionHeading block={block} />
      </div>
      <div>
        {block.items.map(({ question, answer }) => (
          // A visitor may have opened it before hydration: the attribute `open` is the browser's, not React's.
          <details key={question} name={group} className={classes.item} suppressHydrationWarning>
            <summary className={classes.question}>
              <ItemTitle block={block} className={classes.title}>
                <Words>{question}</Words>
              </ItemTitle>
              <Icon name="plus" size={22} className={classes.sign} />
            </summary>
            <RichText html={answer} className={classes.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
