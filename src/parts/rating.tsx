import type { BlockOf } from '../../schemas/blocks';
import { meanRating } from '../model/mean-rating';
import classes from './rating.module.css';
import { Stars } from './stars';

/** The mean of reviews to one decimal, its stars rounded, and the count with a plus sign. */
export function Rating({ reviews }: { reviews: BlockOf<'reviews'>['items'] }) {
  const average = meanRating(reviews);
  return (
    <div className={classes.rating}>
      <p className={classes.average}>{average}</p>
      <div>
        <Stars value={Math.round(Number(average))} size="large" />
        <p className={classes.count}>{reviews.length}+ reviews</p>
      </div>
    </div>
  );
}
