import { Card, VisuallyHidden } from '@mantine/core';
import type { BlockOf } from '../../../schemas/blocks';
import { dayInWords } from '../../model/dates';
import type { PostSummary } from '../../model/site';
import { ArrowLink } from '../../parts/arrow-link';
import { useSite } from '../../parts/context';
import { ItemTitle } from '../../parts/item-title';
import { Picture } from '../../parts/picture';
import { useSay } from '../../parts/use-say';
import { Words } from '../../parts/words';
import classes from './post-card.module.css';

interface Props {
  block: BlockOf<'post-list'>;
  post: PostSummary;
}

function PostText({ block, post, date }: Props & { date: string }) {
  const say = useSay();
  return (
    <div className={classes.body}>
      <p className={classes.group}>
        <Words>{post.group}</Words>
      </p>
      <ItemTitle block={block}>
        <Words>{post.title}</Words>
      </ItemTitle>
      <p className={classes.excerpt}>
        <Words>{post.excerpt}</Words>
      </p>
      <p className={classes.facts}>
        <time dateTime={post.date}>{date}</time> <span>{say('articles.minutes', { count: post.readTime })}</span>
      </p>
      <ArrowLink href={post.route} stretched>
        {say('articles.more')}
        <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
      </ArrowLink>
    </div>
  );
}

/** The post a list opens with: large, its date in full. */
export function FeaturedPost({ block, post }: Props) {
  return (
    <Card component="article" className={classes.featured}>
      <Picture picture={post.image} sizes="(min-width: 75em) 660px, (min-width: 62em) 57vw, 100vw" />
      <PostText block={block} post={post} date={dayInWords(post.date, useSite().calendar.long)} />
    </Card>
  );
}

/** A post in a grid, its date short. */
export function PostCard({ block, post }: Props) {
  return (
    <Card component="li" className={classes.card}>
      <Picture
        picture={post.image}
        sizes="(min-width: 75em) 365px, (min-width: 62em) 31vw, (min-width: 36em) 46vw, 100vw"
      />
      <PostText block={block} post={post} date={dayInWords(post.date, useSite().calendar.short)} />
    </Card>
  );
}
