import type { BlockOf } from '../../../schemas/blocks';
import type { Act } from '../../parts/act';
import { Picture, useFullPicture } from '../../parts/picture';
import { Words } from '../../parts/words';
import { categorySlug } from './categories';
import classes from './photo-tile.module.css';

interface Props {
  photo: BlockOf<'gallery'>['images'][number];
  /** Its place in the grid, for the style sheet. */
  tile: string | undefined;
  titled: boolean;
  /** True for one that waits for the button under the gallery; without scripts all show. */
  later: boolean;
}

/**
 * How many twelfths of the window a photo is as wide as, gutters and gaps left out: on phones, and from 48em and 64em on; and how
 * many of twelve columns from 80em on. A square of a third of a phone shows the middle of a photo that is nearly half as wide.
 */
const columns: Readonly<Record<string, readonly [phone: number, tablet: number, laptop: number, desktop: number]>> = {
  full: [12, 12, 12, 12],
  left: [5, 5, 5, 6],
  right: [5, 5, 5, 6],
  half: [5, 5, 5, 6],
  third: [5, 4, 4, 4],
  small: [5, 3, 3, 3],
  '2': [5, 5, 5, 6],
  '3': [5, 5, 4, 4],
  '4': [5, 5, 3, 3],
  'first-1': [12, 12, 12, 12],
  'first-2': [12, 12, 5, 6],
  'first-3': [12, 12, 4, 4],
  'first-4': [12, 12, 3, 3],
};
const single = [12, 5, 4, 3] as const;

function sizesOf(tile = ''): string {
  const [phone, tablet, laptop, desktop] = columns[tile] ?? single;
  const share = (count: number) => `${Math.floor((100 * count) / 12)}vw`;
  const large = tile.includes('large-2') ? 5 : laptop;
  const widest = tile.includes('wide-2') ? 6 : tile.includes('wide-3') ? 4 : desktop;
  const steps = [
    `(min-width: 80em) ${Math.round((1180 * widest) / 12 - 20)}px`,
    large !== tablet && `(min-width: 64em) ${share(large)}`,
    tablet !== phone && `(min-width: 48em) ${share(tablet)}`,
    share(phone),
  ];
  return steps.filter(Boolean).join(', ');
}

/** A photo as a link to itself full size. */
export function PhotoTile({ photo, tile, titled, later }: Props) {
  return (
    <li
      className={classes.tile}
      data-tile={tile}
      data-category={photo.category && categorySlug(photo.category)}
      data-later={later ? '' : undefined}
    >
      <a
        href={useFullPicture(photo.src)}
        className={classes.link}
        data-act={'photo' satisfies Act}
        data-title={photo.title}
      >
        <Picture picture={photo} sizes={sizesOf(tile)} />
      </a>
      {titled && photo.title && (
        <p className={classes.title}>
          <Words>{photo.title}</Words>
        </p>
      )}
    </li>
  );
}
