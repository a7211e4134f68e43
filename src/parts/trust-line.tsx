import { keyed } from '../model/keyed';
import { useSite } from './context';
import { Icon } from './icon';
import { SiteLink } from './site-link';
import classes from './trust-line.module.css';
import { Words } from './words';

/** The short claims that are true on every page, from `site.config.yaml`. */
export function TrustLine() {
  const { claims } = useSite().business;
  if (claims.length === 0) return null;
  return (
    <div className={classes.trust} data-pagefind-ignore="">
      <ul className={classes.list}>
        {keyed(claims, ({ label }) => label).map(({ key, item: { icon, label, href } }) => (
          <li key={key} className={classes.claim}>
            <Icon name={icon} size={22} className={classes.icon} />
            {href ? (
              <SiteLink href={href} className={classes.link}>
                <Words>{label}</Words>
              </SiteLink>
            ) : (
              <Words>{label}</Words>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
