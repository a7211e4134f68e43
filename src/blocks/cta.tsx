import { Actions } from '../parts/actions';
import { Picture } from '../parts/picture';
import { Section, SectionHeading } from '../parts/section';
import type { BlockProps } from './block-props';
import classes from './cta.module.css';

/** A closing invitation: words and buttons, beside a picture where there is one. */
export function Cta({ block }: BlockProps<'cta'>) {
  const heading = <SectionHeading block={{ ...block, intro: block.text }} />;
  if (!block.image) {
    return (
      <Section block={block} withHeading={false} className={classes.row}>
        {heading}
        <Actions actions={block.actions} className={classes.actions} />
      </Section>
    );
  }
  return (
    <Section block={block} withHeading={false} className={classes.pair}>
      <div>
        {heading}
        <Actions actions={block.actions} className={classes.actions} />
      </div>
      <Picture picture={block.image} sizes="(min-width: 60em) 512px, 100vw" />
    </Section>
  );
}
