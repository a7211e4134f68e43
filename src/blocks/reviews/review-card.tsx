import { Avatar, Card } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { useSite } from '../../parts/context';
import { Stars } from '../../parts/stars';
import classes from './review-card.module.css';

type Review = BlockOf<'reviews'>['items'][number];

/** `Dana R.` → `DR`. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Response({ review }: { review: Review }) {
  const { shortName } = useSite().business;
  return (
    <div className={classes.response}>
      <p className={classes.responder}>
        <b>Response from {shortName}</b>
        {review.responseDate && <span className={classes.small}>{review.responseDate}</span>}
      </p>
      <p className={classes.text}>{review.response}</p>
    </div>
  );
}

/** One review with the owner's response. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <Card component="li" className={classes.card}>
      <div className={classes.head}>
        <Avatar component="span" className={classes.avatar} aria-hidden="true">
          {initialsOf(review.name)}
        </Avatar>
        <p className={classes.who}>
          <b>{review.name}</b>
          <span className={classes.small}>
            <span>{review.service}</span> <span className={classes.date}>{review.date}</span>
          </span>
        </p>
      </div>
      <Stars value={review.rating} />
      <blockquote className={classes.quote}>
        <p className={classes.text}>{review.text}</p>
      </blockquote>
      {review.response && <Response review={review} />}
    </Card>
  );
}
