import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Actions } from '../parts/actions';
import { ItemTitle } from '../parts/item-title';
import { Section } from '../parts/section';
import { Words } from '../parts/words';
import classes from './price-list.module.css';

type PriceListBlock = BlockOf<'price-list'>;

function Prices({ items }: Pick<PriceListBlock['groups'][number], 'items'>) {
  return (
    <dl className={classes.prices}>
      {keyed(items, ({ name }) => name).map(({ key, item: { name, price, text } }) => (
        <div key={key} className={classes.item}>
          <dt className={classes.name}>
            <Words>{name}</Words>
          </dt>{' '}
          <dd className={classes.price}>
            <Words>{price}</Words>
          </dd>{' '}
          {text && (
            <dd className={classes.text}>
              <Words>{text}</Words>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What things cost: names at the left, prices flush right, in groups side by side where there is room. */
export function PriceList({ block }: { block: PriceListBlock }) {
  const alone = block.groups.length === 1;
  return (
    <Section block={block} beside={alone}>
      <div className={classes.groups} data-alone={alone || undefined}>
        {keyed(block.groups, ({ name }) => name ?? '').map(({ key, item: { name, items } }) => (
          <div key={key}>
            {name && (
              <ItemTitle block={block}>
                <Words>{name}</Words>
              </ItemTitle>
            )}
            <Prices items={items} />
          </div>
        ))}
      </div>
      {block.note && (
        <p className={classes.note}>
          <Words>{block.note}</Words>
        </p>
      )}
      <Actions actions={block.actions} />
    </Section>
  );
}
