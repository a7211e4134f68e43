import { Container, Title } from '@mantine/core';
import { Actions } from '../parts/actions';
import { HeadingWords } from '../parts/heading-words';
import { PhoneLines } from '../parts/phone-lines';
import { TrustLine } from '../parts/trust-line';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import { Aside } from './hero/aside';
import classes from './hero.module.css';

/** Opens a page: h1, a sentence, buttons, numbers to call, and beside them what its layout asks for. */
export function Hero({ block, index }: BlockProps<'hero'>) {
  const { layout, actions, call } = block;
  const ground = layout === 'full' ? 'dark' : block.ground;
  return (
    <section
      // The form is the part to go to.
      id={layout === 'form' ? undefined : block.id}
      data-block="hero"
      data-ground={ground}
      data-layout={layout}
      data-strip={block.image && ''}
      className={classes.hero}
    >
      <Container className={classes.content}>
        <div className={classes.words}>
          {block.eyebrow && (
            <p className={classes.eyebrow}>
              <Words>{block.eyebrow}</Words>
            </p>
          )}
          <Title order={1} className={classes.title}>
            <HeadingWords>{block.heading}</HeadingWords>
          </Title>
          {block.text && (
            <p className={classes.text}>
              <Words>{block.text}</Words>
            </p>
          )}
          <Actions actions={actions} className={classes.actions} />
          {call !== 'none' && <PhoneLines show={call} except={actions.map(({ href }) => href)} />}
          {block.trust && <TrustLine />}
        </div>
        <Aside block={block} first={index === 0} />
      </Container>
    </section>
  );
}
