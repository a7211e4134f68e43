import type { BlockOf } from '../../schemas/blocks';
import { meanRating } from '../model/mean-rating';
import classes from './rating.module.css';
import { Stars } from './stars';
import { useSay } from './use-say';

/** From here on a count stands for more than it says; fewer reviews are counted as they are. */
const many = 10;

/** The mean of reviews to one decimal, its stars rounded, and their count. */
export function Rating({ reviews }: { reviews: BlockOf<'reviews'>['items'] }) {
  const say = useSay();
  const { length: count } = reviews;
  const average = meanRating(reviews);
  return (
    <div className={classes.rating}>
      <p className={classes.average}>{average}</p>
      <div>
        <Stars value={Math.round(Number(average))} size="large" />
        <p className={classes.count}>{say(count < many ? 'reviews.count' : 'reviews.many', { count })}</p>
      </div>
    </div>
  );
}
