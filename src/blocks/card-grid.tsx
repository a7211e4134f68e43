import type { BlockOf } from '../../schemas/blocks';
import { rowLengths } from '../model/balanced-rows';
import { keyed } from '../model/keyed';
import { Section } from '../parts/section';
import { type CardKind, GridCard } from './card-grid/grid-card';
import { MosaicCard } from './card-grid/mosaic-card';
import { mosaicTiles } from './card-grid/mosaic-tiles';
import classes from './card-grid.module.css';

type CardGridBlock = BlockOf<'card-grid'>;

const kindOf = ({ layout }: CardGridBlock, { image }: CardGridBlock['cards'][number]): CardKind =>
  layout === 'tiles' ? 'tile' : image ? 'picture' : 'icon';

function Grid({ block }: { block: CardGridBlock }) {
  const lengths = rowLengths(block.cards.length, block.columns);
  return (
    <ul className={classes.grid}>
      {keyed(block.cards, (card) => card.title).map(({ key, item: card, index }) => (
        <GridCard key={key} block={block} card={card} kind={kindOf(block, card)} share={lengths[index]} />
      ))}
    </ul>
  );
}

function Feature({ block }: { block: CardGridBlock }) {
  const rest = Math.min(block.cards.length - 1, 4);
  return (
    <ul className={classes.feature} data-rest={rest}>
      {keyed(block.cards, (card) => card.title).map(({ key, item: card, index }) => (
        <GridCard
          key={key}
          block={block}
          card={card}
          kind={index === 0 ? 'lead' : 'row'}
          share={index === 0 || rest === 2 ? 2 : 4}
        />
      ))}
    </ul>
  );
}

function Mosaic({ block }: { block: CardGridBlock }) {
  const tiles = mosaicTiles(block.cards.length);
  return (
    <ul className={classes.mosaic}>
      {keyed(block.cards, (card) => card.title).map(({ key, item: card, index }) => (
        <MosaicCard key={key} block={block} card={card} tile={tiles[index] ?? 'small'} />
      ))}
    </ul>
  );
}

const layouts = { grid: Grid, feature: Feature, mosaic: Mosaic, tiles: Grid };

/** Cards side by side: services, values, benefits or city tiles; no layout leaves an empty cell. */
export function CardGrid({ block }: { block: CardGridBlock }) {
  const Layout = layouts[block.layout];
  return (
    <Section block={block}>
      <Layout block={block} />
    </Section>
  );
}
