import { UnstyledButton } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { rowLengths } from '../model/balanced-rows';
import { keyed } from '../model/keyed';
import type { Act } from '../parts/act';
import { Actions } from '../parts/actions';
import { useSite } from '../parts/context';
import { Section } from '../parts/section';
import { useSay } from '../parts/use-say';
import { denseTiles } from './gallery/dense-tiles';
import { equalTiles } from './gallery/equal-tiles';
import { CategoryFilter } from './gallery/filter';
import { nextCount } from './gallery/paging';
import { PhotoTile } from './gallery/photo-tile';
import type { ViewerWords } from './gallery/viewer-words';
import classes from './gallery.module.css';

type GalleryBlock = BlockOf<'gallery'>;

/** What names each photo's place in the grid. */
function tilesOf({ layout, filter, images: { length } }: GalleryBlock): (string | undefined)[] {
  if (layout === 'dense') return denseTiles(length);
  const pairless = (index: number) => index === 0 && length % 2 === 1;
  if (!filter) return rowLengths(length, 4).map((row, index) => (pairless(index) ? `first-${row}` : `${row}`));
  return equalTiles(length);
}

/** What the photos say when they are open over the page, for the script that opens them. */
const viewerWords = (say: ReturnType<typeof useSay>): ViewerWords => ({
  label: say('gallery.viewer'),
  close: say('page.close'),
  previous: say('gallery.previous'),
  next: say('gallery.next'),
  place: say('gallery.place', { number: '{number}', count: '{count}' }),
});

/** Photos that open large over the page, all or those of a category; without scripts each opens as a picture of its own. */
export function Gallery({ block }: { block: GalleryBlock }) {
  const tiles = tilesOf(block);
  const { pictures } = useSite();
  const say = useSay();
  const first = nextCount(0, block.images.length);
  return (
    <Section block={block} note={pictures?.note}>
      {block.filter && <CategoryFilter photos={block.images} />}
      <ul
        data-words={JSON.stringify(viewerWords(say))}
        className={classes.grid}
        data-layout={block.filter && block.layout === 'grid' ? 'equal' : block.layout}
        data-titled={block.titles || undefined}
      >
        {keyed(block.images, (photo) => photo.src + photo.alt).map(({ key, item: photo, index }) => (
          <PhotoTile key={key} photo={photo} tile={tiles[index]} titled={block.titles} later={index >= first} />
        ))}
      </ul>
      {first < block.images.length && (
        <UnstyledButton data-act={'more' satisfies Act} data-needs-js="" className={classes.more}>
          {say('gallery.more')}
        </UnstyledButton>
      )}
      <Actions actions={block.actions} />
    </Section>
  );
}
