import { Card } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { ArrowLink } from '../../parts/arrow-link';
import { ItemTitle } from '../../parts/item-title';
import { Picture } from '../../parts/picture';
import { Tag } from '../../parts/tag';
import { Words } from '../../parts/words';
import classes from './mosaic-card.module.css';
import type { MosaicTile } from './mosaic-tiles';

type CardGridBlock = BlockOf<'card-grid'>;

interface Props {
  block: CardGridBlock;
  card: CardGridBlock['cards'][number];
  tile: MosaicTile;
}

const sizes: { [T in MosaicTile]: string } = {
  full: '(min-width: 75em) 1160px, (min-width: 36em) 100vw, 35vw',
  big: '(min-width: 75em) 760px, (min-width: 62em) 60vw, (min-width: 36em) 46vw, 35vw',
  wide: '(min-width: 75em) 580px, (min-width: 36em) 46vw, 35vw',
  small: '(min-width: 62em) 360px, (min-width: 36em) 46vw, 35vw',
};

/** A picture with its words below it; of the large tile, on wide screens, on the lower part of it. */
export function MosaicCard({ block, card, tile }: Props) {
  return (
    <Card component="li" className={classes.card} data-tile={tile}>
      {card.image && <Picture picture={card.image} sizes={sizes[tile]} />}
      <div className={classes.body}>
        {card.badge && <Tag className={classes.badge}>{card.badge}</Tag>}
        <ItemTitle block={block} className={classes.title}>
          <Words>{card.title}</Words>
        </ItemTitle>
        {card.text && (
          <p className={classes.text}>
            <Words>{card.text}</Words>
          </p>
        )}
        {card.link && (
          <ArrowLink href={card.link.href} stretched>
            <Words>{card.link.label}</Words>
          </ArrowLink>
        )}
      </div>
    </Card>
  );
}
