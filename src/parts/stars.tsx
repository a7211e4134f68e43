import classes from './stars.module.css';
import { useSay } from './use-say';

interface Props {
  /** Whole stars, 0 to 5. */
  value: number;
  size?: 'small' | 'large';
}

/** Stars out of five; drawn by the style sheet, named for those who can't see them. */
export function Stars({ value, size = 'small' }: Props) {
  const say = useSay();
  return (
    <span
      role="img"
      aria-label={say('reviews.stars', { stars: value })}
      className={classes.stars}
      data-value={value}
      data-size={size}
    />
  );
}
