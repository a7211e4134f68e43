import { Avatar, Card } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { initials } from '../../model/initials';
import { useSite } from '../../parts/context';
import { Stars } from '../../parts/stars';
import { useSay } from '../../parts/use-say';
import { Words } from '../../parts/words';
import classes from './review-card.module.css';

type Review = BlockOf<'reviews'>['items'][number];

function Response({ text, date }: { text: string; date: string | undefined }) {
  const { shortName: business } = useSite().business;
  const say = useSay();
  return (
    <div className={classes.response}>
      <p className={classes.responder}>
        <b>{say('reviews.response', { business })}</b>{' '}
        {date && (
          <span className={classes.small}>
            <Words>{date}</Words>
          </span>
        )}
      </p>
      <p className={classes.text}>
        <Words>{text}</Words>
      </p>
    </div>
  );
}

/** One review with the owner's response. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <Card component="li" className={classes.card}>
      <div className={classes.head}>
        <Avatar component="span" className={classes.avatar} aria-hidden="true">
          {initials(review.name)}
        </Avatar>
        <p className={classes.who}>
          <b>
            <Words>{review.name}</Words>
          </b>{' '}
          <span className={classes.small}>
            <span>
              <Words>{review.service}</Words>
            </span>{' '}
            <span className={classes.date}>
              <Words>{review.date}</Words>
            </span>
          </span>
        </p>
      </div>
      <Stars value={review.rating} />
      <blockquote className={classes.quote}>
        <p className={classes.text}>
          <Words>{review.text}</Words>
        </p>
      </blockquote>
      {review.response && <Response text={review.response} date={review.responseDate} />}
    </Card>
  );
}
