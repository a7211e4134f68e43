import { Badge, Container, Title } from '@mantine/core';
import { longDate } from '../content/dates';
import { Picture } from '../parts/picture';
import classes from './article-header.module.css';
import type { BlockProps } from './index';
import { ShareButton } from './share-button';

/** Opens an article: category, h1, excerpt, date and read time, share button, and the picture. */
export function ArticleHeader({ block, first }: BlockProps<'article-header'>) {
  return (
    <section id={block.id} data-block="article-header" className={classes.header}>
      <Container className={classes.content}>
        <Badge className={classes.category}>{block.category}</Badge>
        <Title order={1} className={classes.title}>
          {block.heading}
        </Title>
        <p className={classes.excerpt}>{block.excerpt}</p>
        <div className={classes.facts}>
          <time dateTime={block.date}>{longDate(block.date)}</time>
          <span>{block.readTime} min read</span>
          <ShareButton title={block.heading} text={block.excerpt} />
        </div>
        <Picture
          picture={block.image}
          sizes="(min-width: 77.5em) 72.5rem, 100vw"
          eager={first}
          className={classes.picture}
        />
      </Container>
    </section>
  );
}
