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

/** How wide a picture is below 75em, by the cards of its row. */
const sizes: { [K in CardKind]: (share: number) => string } = {
  picture: (share) => `(min-width: 62em) ${Math.round(100 / share)}vw, (min-width: 36em) 50vw, 100vw`,
  icon: (share) => `(min-width: 62em) ${Math.round(100 / share)}vw, (min-width: 36em) 50vw, 100vw`,
  tile: () => '100vw',
  lead: (share) => `(min-width: 62em) ${Math.round(120 / share)}vw, 100vw`,
  row: (share) => `(min-width: 62em) ${Math.round(88 / share)}vw, 40vw`,
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
      {card.image && kind !== 'tile' && (
        <Picture
          picture={card.image}
          sizes={`(min-width: 75em) ${Math.round(1160 / share)}px, ${sizes[kind](share)}`}
        />
      )}
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
