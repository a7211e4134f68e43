import type { BlockOf } from '../../schemas/blocks';
import { Actions } from '../parts/actions';
import { CheckList } from '../parts/check-list';
import { Figure } from '../parts/figure';
import { RichText } from '../parts/rich-text';
import { Section, SectionHeading } from '../parts/section';
import classes from './media-text.module.css';

/** A picture beside text, as tall as the text is. */
export function MediaText({ block }: { block: BlockOf<'media-text'> }) {
  return (
    <Section block={block} withHeading={false}>
      <div className={classes.columns} data-side={block.side}>
        <div className={classes.text}>
          <SectionHeading block={block} />
          <RichText html={block.text} />
          {block.items.length > 0 && <CheckList items={block.items} className={classes.items} />}
          <Actions actions={block.actions} />
        </div>
        <Figure
          picture={block.image}
          sizes="(min-width: 75em) 620px, (min-width: 62em) 48vw, 100vw"
          caption={block.caption}
          fullSize={block.fullSize}
          className={classes.figure}
        />
      </div>
    </Section>
  );
}
