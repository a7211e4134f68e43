import { keyed } from '../model/keyed';
import { useSite } from '../parts/context';
import classes from './footer.module.css';
import { PageLink } from './page-link';

/** How many towns beyond those in the list, and how far they are where that is known. */
function More() {
  const { areas, business } = useSite();
  const { communities } = areas;
  const { offices, radiusMiles } = business;
  const { length } = communities;
  if (length === 0) return null;
  const more = ` more ${length === 1 ? 'community' : 'communities'}`;
  if (radiusMiles === undefined) {
    return (
      <p className={classes.radius}>
        And {length}
        {more}.
      </p>
    );
  }
  return (
    <p className={classes.radius}>
      And {length}
      {`${more} within `}
      {radiusMiles} miles of our {offices.length === 1 ? 'office' : 'offices'}.
    </p>
  );
}

/** The cities served, each with its page where it has one; nothing where none is named. */
export function FooterAreas() {
  const { areas } = useSite();
  if (areas.cities.length === 0) return null;
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
      <More />
    </nav>
  );
}
