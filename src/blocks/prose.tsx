import type { BlockOf } from '../../schemas/blocks';
import { Figure } from '../parts/figure';
import { RichText } from '../parts/rich-text';
import { Section, SectionHeading } from '../parts/section';
import classes from './prose.module.css';

/** Running text at a measure made for reading; on wide screens its heading stands in the margin. */
export function Prose({ block }: { block: BlockOf<'prose'> }) {
  const { figure } = block;
  return (
    <Section block={block} withHeading={false} className={classes.columns}>
      <div className={classes.margin}>
        <SectionHeading block={block} />
      </div>
      <div className={classes.column}>
        {figure && (
          <Figure
            picture={figure}
            sizes="(min-width: 46em) 680px, 100vw"
            caption={figure.caption}
            fullSize={figure.fullSize}
            className={classes.figure}
          />
        )}
        <RichText html={block.text} />
      </div>
    </Section>
  );
}
