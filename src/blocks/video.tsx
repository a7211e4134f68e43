import { VisuallyHidden } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { filmAt } from '../../schemas/fields/film-address';
import { keyed } from '../model/keyed';
import type { Act } from '../parts/act';
import { apart } from '../parts/apart';
import { ItemTitle } from '../parts/item-title';
import { Paragraph } from '../parts/paragraph';
import { Picture } from '../parts/picture';
import { Section } from '../parts/section';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './video.module.css';

type VideoBlock = BlockOf<'video'>;
type Film = VideoBlock['videos'][number];

const Player = import.meta.env.SSR ? apart('player', PlayerOf, ({ film }) => [film.src]) : PlayerOf;

/** What plays a film; it has no address before a tap, so that nothing is asked of anyone. */
function PlayerOf({ film: { title, src, captions } }: { film: Film }) {
  const film = filmAt(src);
  const held = { hidden: true, title, className: classes.player, suppressHydrationWarning: true };
  if (film?.from === 'service') return <iframe data-held={film.player} allow="autoplay; fullscreen" {...held} />;
  return (
    <video data-held={src} controls playsInline preload="none" tabIndex={-1} {...held}>
      {captions && <track kind="captions" src={captions} />}
    </video>
  );
}

/** A film as its poster, which is a link to it; a tap plays it in the poster's place. */
function Poster({ film, sizes }: { film: Film; sizes: string }) {
  const say = useSay();
  return (
    <div className={classes.stage} data-holds="">
      <a href={film.src} data-act={'reveal' satisfies Act} className={classes.poster} suppressHydrationWarning>
        <Picture picture={film.poster} sizes={sizes} className={classes.picture} />
        <VisuallyHidden>
          {say('video.play')}: <Words>{film.title}</Words>
        </VisuallyHidden>{' '}
        <span className={classes.play} />
        {film.length && <span className={classes.length}>{film.length}</span>}
      </a>
      <Player film={film} />
    </div>
  );
}

const Notice = import.meta.env.SSR ? apart('notice of a service', NoticeOf, ({ src }) => [src]) : NoticeOf;

/** Who learns of a visitor that plays a film. */
function NoticeOf({ src }: Pick<Film, 'src'>) {
  const say = useSay();
  const film = filmAt(src);
  return film?.from === 'service' && <p className={classes.note}>{say('video.from', { service: film.service })}</p>;
}

function About({ block, film: { title, text, src } }: { block: VideoBlock; film: Film }) {
  return (
    <div className={classes.about}>
      <ItemTitle block={block}>
        <Words>{title}</Words>
      </ItemTitle>
      <Paragraph className={classes.text}>{text}</Paragraph>
      <Notice src={src} />
    </div>
  );
}

/** Films as posters: one alone large, several side by side. */
export function Video({ block }: { block: VideoBlock }) {
  const alone = block.videos.length === 1;
  const sizes = alone ? '(min-width: 75em) 760px, 100vw' : '(min-width: 75em) 560px, (min-width: 48em) 48vw, 100vw';
  return (
    <Section block={block} beside={alone}>
      <ul className={classes.films} data-alone={alone || undefined}>
        {keyed(block.videos, ({ src }) => src).map(({ key, item }) => (
          <li key={key}>
            <Poster film={item} sizes={sizes} />
            <About block={block} film={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
