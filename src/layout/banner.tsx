import { VisuallyHidden } from '@mantine/core';
import { useSite } from '../parts/context';
import { useSay } from '../parts/use-say';
import classes from './banner.module.css';
import { PageLink } from './page-link';

/** The slim band above the header, such as financing; it scrolls away. Nothing where the site has none. */
export function Banner() {
  const { banner } = useSite().navigation;
  const say = useSay();
  if (!banner) return null;
  return (
    <aside className={classes.banner} aria-label={say('page.announcement')} data-ground="dark">
      <p className={classes.text}>{banner.text}</p>
      {banner.learnMore && (
        <PageLink href={banner.learnMore.href} className={classes.link}>
          {banner.learnMore.label}
          <VisuallyHidden>{`: ${banner.text}`}</VisuallyHidden>
        </PageLink>
      )}{' '}
      {banner.apply && (
        <PageLink href={banner.apply.href} className={classes.link}>
          {banner.apply.label}
        </PageLink>
      )}
    </aside>
  );
}
