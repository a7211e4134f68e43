import { useSite } from './context';
import { Icon } from './icon';
import classes from './trust-line.module.css';
import { Words } from './words';

/** The short claims that are true on every page, from `site.config.yaml`. */
export function TrustLine() {
  const { claims } = useSite().business;
  if (claims.length === 0) return null;
  return (
    <ul className={classes.list}>
      {claims.map(({ icon, label }) => (
        <li key={label} className={classes.claim}>
          <Icon name={icon} size={22} className={classes.icon} />
          <Words>{label}</Words>
        </li>
      ))}
    </ul>
  );
}
