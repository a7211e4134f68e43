import { Card } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { dayInWords } from '../model/dates';
import { keyed } from '../model/keyed';
import { Actions } from '../parts/actions';
import { useSite } from '../parts/context';
import { ItemTitle } from '../parts/item-title';
import { Section } from '../parts/section';
import { useEnd } from '../parts/use-end';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './offers.module.css';

type OffersBlock = BlockOf<'offers'>;

function Offered({ block, item }: { block: OffersBlock; item: OffersBlock['items'][number] }) {
  const { calendar } = useSite();
  const say = useSay();
  const endOf = useEnd();
  return (
    <Card component="li" className={classes.card} data-until={endOf(item.until)} suppressHydrationWarning>
      <ItemTitle block={block}>
        <Words>{item.title}</Words>
      </ItemTitle>
      <p className={classes.until}>{say('offers.until', { day: dayInWords(item.until, calendar.long) })}</p>
      <p className={classes.text}>
        <Words>{item.text}</Words>
      </p>
      {item.action && <Actions actions={[item.action]} />}
      {item.terms && (
        <p className={classes.terms}>
          <Words>{item.terms}</Words>
        </p>
      )}
    </Card>
  );
}

/** Offers with their last days; one that is over is not seen, and the section goes with the last. */
export function Offers({ block }: { block: OffersBlock }) {
  const endOf = useEnd();
  return (
    <Section
      block={block}
      beside={block.items.length === 1}
      until={Math.max(...block.items.map(({ until }) => endOf(until)))}
    >
      <ul className={classes.list}>
        {keyed(block.items, ({ title }) => title).map(({ key, item }) => (
          <Offered key={key} block={block} item={item} />
        ))}
      </ul>
    </Section>
  );
}
