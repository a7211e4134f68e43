import { Card } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { ArrowLink } from '../../parts/arrow-link';
import { CheckList } from '../../parts/check-list';
import { Icon } from '../../parts/icon';
import { ItemTitle } from '../../parts/item-title';
import { Picture } from '../../parts/picture';
import { Tag } from '../../parts/tag';
import { Words } from '../../parts/words';
import classes from './grid-card.module.css';

type CardGridBlock = BlockOf<'card-grid'>;

/** `lead` is the large card of the feature layout, `row` one of those beside it. */
export type CardKind = 'picture' | 'icon' | 'tile' | 'lead' | 'row';

const steps = (desktop: number, laptop: number, rest: string): string =>
  `(min-width: 75em) ${Math.round(desktop)}px, (min-width: 62em) ${Math.round(laptop)}vw, ${rest}`;
const upright = (share: number): string => steps(1160 / share, 92 / share, '(min-width: 36em) 46vw, 100vw');

/**
 * How wide a picture is, by the cards that share its row: gutters and gaps take some of it. A lead is as high as the cards beside
 * it, so that its picture is wider than what is seen of it.
 */
const sizes: { [K in CardKind]: (share: number) => string } = {
  picture: upright,
  icon: upright,
  tile: () => '100vw',
  lead: (share) => steps(1440 / share, 120 / share, '100vw'),
  row: (share) => steps(1160 / share, 88 / share, '38vw'),
};

interface Props {
  block: CardGridBlock;
  card: CardGridBlock['cards'][number];
  kind: CardKind;
  /** How many cards share its row on wide screens. */
  share: number | undefined;
}

/** A card with a picture or an icon on top. Its link is the only one, and covers the card. */
export function GridCard({ block, card, kind, share = 1 }: Props) {
  return (
    <Card component="li" className={classes.card} data-kind={kind} data-share={share}>
      {card.image && kind !== 'tile' && <Picture picture={card.image} sizes={sizes[kind](share)} />}
      <div className={classes.body}>
        {card.badge && <Tag className={classes.badge}>{card.badge}</Tag>}
        {card.icon && <Icon name={card.icon} size={32} className={classes.icon} />}
        <ItemTitle block={block}>
          <Words>{card.title}</Words>
        </ItemTitle>
        {card.text && (
          <p className={classes.text}>
            <Words>{card.text}</Words>
          </p>
        )}
        {card.features.length > 0 && <CheckList items={card.features} size="small" className={classes.features} />}
        {card.link && (
          <p className={classes.foot}>
            <ArrowLink href={card.link.href} stretched>
              <Words>{card.link.label}</Words>
            </ArrowLink>
          </p>
        )}
      </div>
    </Card>
  );
}
