import { Container, Title } from '@mantine/core';
import { phoneOf, telHref } from '../model/phone';
import { Actions } from '../parts/actions';
import { usePage, useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { Picture } from '../parts/picture';
import { SiteLink } from '../parts/site-link';
import { TrustLine } from '../parts/trust-line';
import { Words } from '../parts/words';
import type { BlockProps } from './block-props';
import classes from './hero.module.css';

type Block = BlockProps<'hero'>['block'];

/** The big call link: the office's on phones, where no button dials the same number; the emergency line everywhere. */
function CallLink({ call, actions }: Pick<Block, 'call' | 'actions'>) {
  const site = useSite();
  const { office } = usePage().page;
  const phone = phoneOf(site, call === 'emergency' ? 'emergency' : office);
  const href = telHref(phone);
  if (actions.some((action) => action.href === href)) return null;
  return (
    <SiteLink href={href} className={call === 'emergency' ? `${classes.call} ${classes.emergency}` : classes.call}>
      <Icon name="phone" size={call === 'emergency' ? 28 : 24} />
      <span>
        {call === 'emergency' && (
          <small className={classes.line}>
            <Words>{site.business.emergency.label}</Words>
          </small>
        )}
        <span className={classes.number}>
          <Words>{phone}</Words>
        </span>
      </span>
    </SiteLink>
  );
}

/** Opens a page: h1, a sentence, buttons and call link, and a picture behind, beside or not at all. */
export function Hero({ block, first }: BlockProps<'hero'>) {
  const { image } = block;
  const layout = image ? block.layout : 'plain';
  const ground = layout === 'full' ? 'pine' : block.ground;
  const sizes = layout === 'full' ? '(min-width: 60em) 68vw, 100vw' : '(min-width: 60em) 36rem, 100vw';
  return (
    <section id={block.id} data-block="hero" data-ground={ground} data-layout={layout} className={classes.hero}>
      <Container className={classes.content}>
        <div className={classes.words}>
          {block.eyebrow && (
            <p className={classes.eyebrow}>
              <Words>{block.eyebrow}</Words>
            </p>
          )}
          <Title order={1} className={classes.title}>
            <Words>{block.heading}</Words>
          </Title>
          <p className={classes.text}>
            <Words>{block.text}</Words>
          </p>
          {block.call === 'emergency' && <CallLink call={block.call} actions={block.actions} />}
          <Actions actions={block.actions} className={classes.actions} />
          {block.call === 'office' && <CallLink call={block.call} actions={block.actions} />}
          {block.trust && <TrustLine />}
        </div>
        {image && layout !== 'plain' && (
          <Picture picture={image} sizes={sizes} eager={first} className={classes.picture} />
        )}
      </Container>
    </section>
  );
}
