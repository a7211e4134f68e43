import { clsx } from 'clsx';
import { keyed } from '../model/keyed';
import classes from './check-list.module.css';
import { Icon } from './icon';
import { Words } from './words';

interface Props {
  items: readonly string[];
  /** `small` inside cards, `large` where the list is the matter. */
  size?: 'small' | 'large';
  className?: string;
}

/** Short points with check marks. */
export function CheckList({ items, size = 'large', className }: Props) {
  return (
    <ul className={clsx(classes.list, className)} data-size={size}>
      {keyed(items, (item) => item).map(({ key, item }) => (
        <li key={key} className={classes.item}>
          <Icon name="check" size={size === 'small' ? 18 : 22} className={classes.check} />
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}
