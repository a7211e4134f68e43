import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { BlockOf } from '../../schemas/blocks';
import { serviceOf } from '../model/frame-service';
import type { Act } from '../parts/act';
import actions from '../parts/actions.module.css';
import { apart } from '../parts/apart';
import { useSite } from '../parts/context';
import { frameStrut } from '../parts/frame-strut';
import { NearFrame } from '../parts/near-frame';
import { Section } from '../parts/section';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './embed.module.css';

interface Held {
  block: BlockOf<'embed'>;
  /** As visitors know it. */
  service: string;
  /** True where the answer that lets other services load lets this one, too. */
  consents: boolean;
}

/** A frame that waits for a tap, in its place; without scripts the button is a link to the page that it would show. */
function HeldFrame({ block: { src, title, height, heightOnPhones }, service, consents }: Held) {
  const say = useSay();
  return (
    <div className={classes.stage} data-holds="">
      {frameStrut(heightOnPhones)}
      <div className={classes.question}>
        <p className={classes.title}>
          <Words>{title}</Words>
        </p>
        <p className={classes.note}>{say('embed.from', { service })}</p>
        <UnstyledButton
          component="a"
          href={src}
          data-act={'reveal' satisfies Act}
          data-variant="quiet"
          className={clsx(actions.button, classes.button)}
          suppressHydrationWarning
        >
          {say('embed.show')}
        </UnstyledButton>
      </div>
      <iframe
        data-held={src}
        data-consents={consents ? '' : undefined}
        title={title}
        height={height}
        className={classes.page}
        hidden
        suppressHydrationWarning
      />
    </div>
  );
}

const Frame = import.meta.env.SSR ? apart('frame', FrameOf, ({ block }) => [block.src]) : FrameOf;

function FrameOf({ block }: Pick<Held, 'block'>) {
  const { src, title } = block;
  const { name, load } = serviceOf(src, useSite().frames);
  if (name === undefined || load === 'near') return <NearFrame frame={block} title={title} />;
  return <HeldFrame block={block} service={name} consents={load === 'consent'} />;
}

/** A page of another service in a frame, which loads when the configuration says so; one of the site's own when it is near. */
export const Embed = ({ block }: { block: BlockOf<'embed'> }) => (
  <Section block={block}>
    <Frame block={block} />
  </Section>
);
