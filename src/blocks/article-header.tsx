import { Container, Title } from '@mantine/core';
import type { BlockOf } from '../../schemas/blocks';
import { modifiedDay } from '../head/modified-day';
import { dayInWords } from '../model/dates';
import { usePage, useSite } from '../parts/context';
import { HeadingWords } from '../parts/heading-words';
import { Icon } from '../parts/icon';
import { Picture } from '../parts/picture';
import { SiteLink } from '../parts/site-link';
import { Tag } from '../parts/tag';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './article-header.module.css';
import type { BlockProps } from './block-props';
import { ShareButton } from './share-button';

/** Who wrote it, with what the person does, as a link where there is a page about them. */
function Byline({ author: { name, role, href } }: { author: NonNullable<BlockOf<'article-header'>['author']> }) {
  const say = useSay();
  const [before, after] = say('articles.by', { name: '\n' }).split('\n');
  return (
    <>
      <span>
        {before}
        {href === undefined ? name : <SiteLink href={href}>{name}</SiteLink>}
        {after}
        {role && `, ${role}`}
      </span>{' '}
    </>
  );
}

/** Opens an article: the way back, category, h1, excerpt, author, dates and read time, share button, and the picture. */
export function ArticleHeader({ block, index }: BlockProps<'article-header'>) {
  const { page } = usePage();
  const { long } = useSite().calendar;
  const say = useSay();
  // The day is an element of its own inside the words.
  const [before, after] = say('articles.updated', { day: '\n' }).split('\n');
  // The step above an article is the blog, wherever its address is.
  const blog = page.breadcrumb.at(-2);
  const modified = modifiedDay(page);
  return (
    <section id={block.id} data-block="article-header" data-back="" className={classes.header}>
      <Container className={classes.content}>
        <div className={classes.words}>
          <div className={classes.place} data-pagefind-ignore="">
            {blog && (
              <SiteLink href={blog.route} className={classes.back}>
                <Icon name="arrow-left" size={20} />
                {say('articles.back', { page: blog.label })}
              </SiteLink>
            )}
            <Tag className={classes.category}>{block.category}</Tag>
          </div>
          <Title order={1} className={classes.title}>
            <HeadingWords>{block.heading}</HeadingWords>
          </Title>
          <p className={classes.excerpt} data-excerpt="">
            <Words>{block.excerpt}</Words>
          </p>
          <div className={classes.facts}>
            {block.author && <Byline author={block.author} />}
            <time dateTime={block.date}>{dayInWords(block.date, long)}</time>{' '}
            {modified && modified > block.date && (
              <span>
                {before}
                <time dateTime={modified}>{dayInWords(modified, long)}</time>
                {after}
              </span>
            )}{' '}
            <span>{say('articles.minutes', { count: block.readTime })}</span> <ShareButton />
          </div>
        </div>
        <Picture
          picture={block.image}
          sizes="(min-width: 77.5em) 1160px, 100vw"
          eager={index === 0}
          className={classes.picture}
        />
      </Container>
    </section>
  );
}
