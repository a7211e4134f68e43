import { keyed } from '../model/keyed';
import { useSite } from '../parts/context';
import classes from './footer.module.css';
import { PageLink } from './page-link';

/** The cities served, each with its page where it has one. */
export function FooterAreas() {
  const { areas, business } = useSite();
  return (
    <nav aria-labelledby="footer-areas">
      <h2 id="footer-areas" className={classes.title}>
        Areas we serve
      </h2>
      <ul className={classes.columns}>
        {keyed(areas.cities, ({ name }) => name).map(({ key, item: { name, href } }) => (
          <li key={key}>
            {href ? (
              <PageLink href={href} className={classes.link}>
                {name}
              </PageLink>
            ) : (
              <span className={classes.plain}>{name}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.radius}>
        And {areas.communities.length} more communities within {business.radiusMiles} miles.
      </p>
    </nav>
  );
}
