import { useSite } from '../parts/context';
import { useSay } from '../parts/use-say';
import { Words } from '../parts/words';
import classes from './alert-band.module.css';
import { PageLink } from './page-link';

/**
 * What the site has to say for some days, on top of every page in that time (`loader/watch-clock.ts`). Without scripts it
 * stands there until the next build, with its dates.
 */
export function AlertBand() {
  const { alert, theme } = useSite();
  const say = useSay();
  if (!alert) return null;
  const { text, tone, link, dates, from, until } = alert;
  // Unlike the header under it.
  const ground = tone === 'warning' || theme.header === 'brand' ? 'dark' : 'brand';
  return (
    <aside
      className={classes.alert}
      aria-label={say('page.alert')}
      data-tone={tone}
      data-ground={ground}
      data-from={from}
      data-until={until}
      suppressHydrationWarning
    >
      <p className={classes.text}>
        <Words>{text}</Words> <span className={classes.dates}>{dates}</span>
      </p>
      {link && (
        <PageLink href={link.href} className={classes.link}>
          {link.label}
        </PageLink>
      )}
    </aside>
  );
}
