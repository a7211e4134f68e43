import type { BlockOf } from '../../schemas/blocks';
import { meanRating } from '../model/mean-rating';
import { Actions } from '../parts/actions';
import { Section } from '../parts/section';
import { Stars } from '../parts/stars';
import { ReviewCard } from './reviews/review-card';
import classes from './reviews.module.css';

/** All reviews, under their average to one decimal, its stars rounded, and the count with a plus sign (spec section 9). */
export function Reviews({ block }: { block: BlockOf<'reviews'> }) {
  const average = meanRating(block.items);
  return (
    <Section block={block}>
      <div className={classes.summary}>
        <p className={classes.average}>{average}</p>
        <div>
          <Stars value={Math.round(Number(average))} size="large" />
          <p className={classes.count}>{block.items.length}+ reviews</p>
        </div>
        <Actions actions={block.actions} className={classes.actions} />
      </div>
      <ul className={classes.reviews}>
        {block.items.map((review) => (
          <ReviewCard key={review.name + review.text} review={review} />
        ))}
      </ul>
    </Section>
  );
}
