import { keyed } from '../model/keyed';
import { Icon } from '../parts/icon';
import { isHeaded } from '../parts/is-headed';
import { ItemTitle } from '../parts/item-title';
import { RichText } from '../parts/rich-text';
import { Section, SectionHeading } from '../parts/section';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './faq.module.css';

/** Questions and answers, native: details of one name open one at a time, can be closed again, and need no script. */
export function Faq({ block, index }: BlockProps<'faq'>) {
  // Questions of one name open one at a time: those of another section are not theirs.
  const group = `faq-${index}`;
  const headed = isHeaded(block);
  return (
    <Section block={block} withHeading={false} className={headed ? classes.columns : classes.alone}>
      {headed && (
        <div className={classes.aside}>
          <SectionHeading block={block} />
        </div>
      )}
      <div>
        {keyed(block.items, ({ question }) => question).map(({ key, item: { question, answer } }) => (
          // A visitor may have opened it before hydration: the attribute `open` is the browser's, not React's.
          <details key={key} name={group} className={classes.item} suppressHydrationWarning>
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
