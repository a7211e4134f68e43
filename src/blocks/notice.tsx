import { Paper, Title } from '@mantine/core';
import { Actions } from '../parts/actions';
import { HeadingWords } from '../parts/heading-words';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './notice.module.css';

const icons = { info: 'info-circle', warning: 'alert-triangle' } as const;

/** A boxed message; `warning` is red, for danger to people or property. */
export function Notice({ block }: BlockProps<'notice'>) {
  return (
    <Section block={block} withHeading={false}>
      <Paper className={classes.box} data-tone={block.tone}>
        <Icon name={icons[block.tone]} size={36} className={classes.icon} />
        <header>
          {block.eyebrow && (
            <p className={classes.eyebrow}>
              <Words>{block.eyebrow}</Words>
            </p>
          )}
          <Title order={2} className={classes.title}>
            <HeadingWords>{block.heading}</HeadingWords>
          </Title>
        </header>
        <div className={classes.message}>
          <RichText html={block.text} />
          <Actions actions={block.actions} className={classes.actions} />
        </div>
      </Paper>
    </Section>
  );
}
