import { VisuallyHidden } from '@mantine/core';
import { clsx } from 'clsx';
import type { PictureValue } from '../../schemas/fields/picture-value';
import classes from './figure.module.css';
import { Picture, useFullPicture } from './picture';
import { useSay } from './use-say';
import { Words } from './words';

interface Props {
  picture: PictureValue;
  sizes: string;
  caption?: string;
  /** Lets a click open the picture full size in a new tab. */
  fullSize: boolean;
  className?: string;
}

function FullSizeLink({ picture, sizes }: Pick<Props, 'picture' | 'sizes'>) {
  const say = useSay();
  return (
    <a href={useFullPicture(picture.src)} target="_blank" rel="noopener" className={classes.link}>
      <Picture picture={picture} sizes={sizes} />
      <VisuallyHidden>
        {say('page.fullSize')} {say('page.newTab')}
      </VisuallyHidden>
    </a>
  );
}

/** A picture with a small line under it. */
export function Figure({ picture, sizes, caption, fullSize, className }: Props) {
  return (
    <figure className={clsx(classes.figure, className)}>
      {fullSize ? <FullSizeLink picture={picture} sizes={sizes} /> : <Picture picture={picture} sizes={sizes} />}
      {caption && (
        <figcaption className={classes.caption}>
          <Words>{caption}</Words>
        </figcaption>
      )}
    </figure>
  );
}
