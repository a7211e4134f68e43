import type { BlockOf } from '../../../schemas/blocks';
import { fullPictureUrl } from '../../model/picture-url';
import type { Act } from '../../parts/act';
import { usePage } from '../../parts/context';
import { Picture } from '../../parts/picture';
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

const large = new Set(['left', 'right', 'half', 'full', 'first-1', 'first-2', '2']);
/** The tiles that stand in pairs on phones. */
const paired = new Set(['small', 'third', 'half', '2', '3', '4']);

/** A photo as a link to itself full size. */
export function PhotoTile({ photo, tile, titled, later }: Props) {
  const file = usePage().pictures[photo.src];
  if (!file) throw new Error(`no picture "${photo.src}": resolve checks every picture`);
  const wide = tile && large.has(tile) ? '580px' : '400px';
  const narrow = tile && paired.has(tile) ? '50vw' : '100vw';
  return (
    <li
      className={classes.tile}
      data-tile={tile}
      data-category={photo.category && categorySlug(photo.category)}
      data-later={later ? '' : undefined}
    >
      <a
        href={fullPictureUrl(photo.src, file)}
        className={classes.link}
        data-act={'photo' satisfies Act}
        data-title={photo.title}
      >
        <Picture picture={photo} sizes={`(min-width: 80em) ${wide}, (min-width: 48em) 50vw, ${narrow}`} />
      </a>
      {titled && photo.title && (
        <p className={classes.title}>
          <Words>{photo.title}</Words>
        </p>
      )}
    </li>
  );
}
