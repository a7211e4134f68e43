import { keyed } from '../model/keyed';
import { useSite } from '../parts/context';
import { useSay } from '../parts/use-say';
import classes from './footer.module.css';
import { PageLink } from './page-link';

/** How many towns beyond those in the list, and how far they are where that is known. */
function More() {
  const { addresses, areas, business, reach } = useSite();
  const say = useSay();
  const { length: count } = areas.communities;
  if (count === 0) return null;
  // An office without an address is a phone, and no place is near to that.
  const isPlace = Object.values(addresses).some((lines) => lines.length > 0);
  const near = business.offices.length === 1 ? 'footer.near' : 'footer.nearOffices';
  return (
    <p className={classes.radius}>
      {reach && isPlace ? say(near, { count, distance: reach.words }) : say('footer.communities', { count })}
    </p>
  );
}

/** The cities served, each with its page where it has one; nothing where none is named. */
export function FooterAreas() {
  const { areas } = useSite();
  const say = useSay();
  if (areas.cities.length === 0) return null;
  return (
    <nav aria-labelledby="footer-areas">
      <h2 id="footer-areas" className={classes.title}>
        {say('footer.areas')}
      </h2>
      <ul className={classes.columns}>
        {keyed(areas.cities, ({ name }) => name).map(({ key, item: { name, href } }) => (
          <li key={key}>{href ? <PageLink href={href}>{name}</PageLink> : <span>{name}</span>}</li>
        ))}
      </ul>
      <More />
    </nav>
  );
}
