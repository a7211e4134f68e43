import type { BlockOf } from '../../schemas/blocks';
import { rowLengths } from '../model/balanced-rows';
import { Actions } from '../parts/actions';
import { useSite } from '../parts/context';
import { Section } from '../parts/section';
import { denseTiles } from './gallery/dense-tiles';
import { equalTiles } from './gallery/equal-tiles';
import { CategoryFilter } from './gallery/filter';
import { PhotoTile } from './gallery/photo-tile';
import { useCategory } from './gallery/use-category';
import { useLightbox } from './gallery/use-lightbox';
import classes from './gallery.module.css';

type GalleryBlock = BlockOf<'gallery'>;

/** What names each shown photo's place in the grid; a chosen category has plain tiles of one size. */
function tilesOf({ layout, filter, images }: GalleryBlock, count: number): (string | undefined)[] {
  if (layout === 'dense') return denseTiles(count);
  const pairless = (index: number) => index === 0 && count % 2 === 1;
  if (!filter) return rowLengths(count, 4).map((row, index) => (pairless(index) ? `first-${row}` : `${row}`));
  return count === images.length ? equalTiles(count) : [];
}

/** Photos that open in a lightbox; without scripts each opens as a picture of its own. */
export function Gallery({ block }: { block: GalleryBlock }) {
  const [category, choose] = useCategory(block.images);
  const shown = block.images.filter((photo) => category === undefined || photo.category === category);
  const { lightbox, open } = useLightbox(shown);
  const tiles = tilesOf(block, shown.length);
  const { pictures } = useSite();
  return (
    <Section block={block} note={pictures?.note}>
      {block.filter && (
        <CategoryFilter photos={block.images} current={category} shown={shown.length} onChoose={choose} />
      )}
      <ul
        className={classes.grid}
        data-layout={block.filter && block.layout === 'grid' ? 'equal' : block.layout}
        data-titled={block.titles || undefined}
      >
        {block.images.map((photo) => (
          <PhotoTile
            key={photo.src + photo.alt}
            photo={photo}
            tile={tiles[shown.indexOf(photo)]}
            titled={block.titles}
            hidden={!shown.includes(photo)}
            onOpen={(event) => open(shown.indexOf(photo), event)}
          />
        ))}
      </ul>
      <Actions actions={block.actions} />
      {lightbox}
    </Section>
  );
}
