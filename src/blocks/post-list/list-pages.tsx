import type { DrawablePage } from '../../model/page-data';
import { SiteLink } from '../../parts/site-link';
import { useSay } from '../../parts/use-say';
import classes from './list-pages.module.css';

/** The links to the pages of a long list: the one before, each by its number, the one after. */
export function ListPages({ number, routes }: NonNullable<DrawablePage['longList']>) {
  const say = useSay();
  const [newer, older] = [routes[number - 2], routes[number]];
  return (
    <nav className={classes.pages} aria-label={say('articles.pages')}>
      {newer !== undefined && <SiteLink href={newer}>{say('articles.newer')}</SiteLink>}
      <ul className={classes.numbers}>
        {routes.map((route, index) => (
          <li key={route}>
            <SiteLink
              href={route}
              className={classes.number}
              aria-label={say('articles.page', { number: index + 1 })}
              aria-current={index + 1 === number ? 'page' : undefined}
            >
              {index + 1}
            </SiteLink>
          </li>
        ))}
      </ul>
      {older !== undefined && <SiteLink href={older}>{say('articles.older')}</SiteLink>}
    </nav>
  );
}
