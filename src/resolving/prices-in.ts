import type { PageSource } from '../../schemas/templates';
import type { Path } from '../reading/position';

/** A thing by its name, what a page says that it costs, and where. */
export interface PricedThing {
  name: string;
  price: string;
  path: Path;
}

/** An amount of money alone or the least of many, or a range of two. */
const isAmount = (text: string): boolean =>
  /^(?:(?:from|starting at|desde|ab|à partir de|da) )?(?:[$£€]\s?\d[\d.,]*|\d[\d.,]*\s?[€£])(?:\s?[-–]\s?[$£€]?\s?\d[\d.,]*\s?[€£]?)?$/.test(
    text.trim(),
  );

/** What the lists of prices and the tables of a page say that things cost, as amounts. */
export function pricesIn(form: PageSource): PricedThing[] {
  const [list, blocks] = 'sections' in form ? (['sections', form.sections] as const) : (['more', form.more] as const);
  return blocks
    .flatMap((block, index): PricedThing[] => {
      if (block.type === 'price-list')
        return block.groups.flatMap(({ items }, group) =>
          items.map(({ name, price }, item) => ({
            name,
            price,
            path: [list, index, 'groups', group, 'items', item, 'price'],
          })),
        );
      // Of a table with more columns only its title says what a figure is of.
      if (block.type !== 'table' || block.columns.length > 2) return [];
      return block.rows.map(([name = '', price = ''], row) => ({ name, price, path: [list, index, 'rows', row, 1] }));
    })
    .filter(({ price }) => isAmount(price));
}
