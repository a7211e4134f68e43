import type { BlockOf } from '../../schemas/blocks';
import { keyed } from '../model/keyed';
import { Actions } from '../parts/actions';
import { Rating } from '../parts/rating';
import { Section } from '../parts/section';
import { ReviewCard } from './reviews/review-card';
import classes from './reviews.module.css';

/** All reviews, under their rating unless the hero shows it. */
export function Reviews({ block }: { block: BlockOf<'reviews'> }) {
  return (
    <Section block={block}>
      {(block.summary || block.actions.length > 0) && (
        <div className={classes.summary}>
          {block.summary && <Rating reviews={block.items} />}
          <Actions actions={block.actions} className={classes.actions} />
        </div>
      )}
      <ul className={classes.reviews}>
        {keyed(block.items, (review) => review.name + review.text).map(({ key, item: review }) => (
          <ReviewCard key={key} review={review} />
        ))}
      </ul>
    </Section>
  );
}
