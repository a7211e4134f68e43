import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { UnstyledButton } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../schemas/blocks';
import { Icon } from '../../parts/icon';
import { Picture } from '../../parts/picture';
import classes from './lightbox.module.css';

export type Photo = BlockOf<'gallery'>['images'][number];

export interface LightboxProps {
  photos: readonly Photo[];
  /** The index of the photo that was opened. */
  start: number;
  onClose: () => void;
}

const options = { loop: true };
const { carousel, viewport, container, controls, control } = classes;
const parts = { root: carousel, viewport, container, controls, control };

interface SlidesProps {
  photos: readonly Photo[];
  start: number;
  index: number;
  onChange: (index: number) => void;
  onReady: (embla: EmblaCarouselType) => void;
}

function Slides({ photos, start, index, onChange, onReady }: SlidesProps) {
  // Only the photo and its neighbors are there to be loaded; the first follows the last.
  const isNear = (other: number) => {
    const distance = Math.abs(other - index);
    return Math.min(distance, photos.length - distance) <= 1;
  };
  return (
    <Carousel
      aria-label="Photos"
      classNames={parts}
      emblaOptions={options}
      initialSlide={start}
      onSlideChange={onChange}
      getEmblaApi={onReady}
      withControls={photos.length > 1}
      withKeyboardEvents={false}
      previousControlIcon={<Icon name="chevron-left" size={28} />}
      nextControlIcon={<Icon name="chevron-right" size={28} />}
      previousControlProps={{ 'aria-label': 'Previous photo' }}
      nextControlProps={{ 'aria-label': 'Next photo' }}
    >
      {photos.map((photo, place) => (
        <Carousel.Slide key={photo.src + photo.alt} className={classes.slide} inert={place !== index}>
          {isNear(place) && <Picture picture={photo} sizes="100vw" eager />}
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}

/** Photos one at a time over the page: arrows, swipe and buttons go round; Escape closes. */
export function Lightbox({ photos, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const embla = useRef<EmblaCarouselType>(null);
  const [index, setIndex] = useState(start);
  // Before the carousel measures its slides in its own effect.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const turn = ({ key }: KeyboardEvent) => {
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (key === 'ArrowLeft') embla.current?.scrollPrev(jump);
    if (key === 'ArrowRight') embla.current?.scrollNext(jump);
  };
  return (
    <dialog ref={dialog} aria-label="Photos" className={classes.lightbox} onClose={onClose} onKeyDown={turn}>
      <div className={classes.bar}>
        <p aria-live="polite" className={classes.counter}>
          Image {index + 1} of {photos.length}
        </p>
        <p className={classes.title}>{photos[index]?.title}</p>
        <UnstyledButton aria-label="Close" className={classes.close} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </UnstyledButton>
      </div>
      <Slides
        photos={photos}
        start={start}
        index={index}
        onChange={setIndex}
        onReady={(api) => {
          embla.current = api;
        }}
      />
    </dialog>
  );
}
