import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { usePagePhone } from '../parts/page-phone';
import { SiteLink } from '../parts/site-link';
import classes from './call-bar.module.css';

/** The bar at the bottom of phones: call, or ask for an estimate. Out of the way while a form field has the focus. */
export function CallBar() {
  const { estimate } = useSite().navigation;
  const { href } = usePagePhone();
  return (
    <nav className={classes.bar} aria-label="Call or write" data-ground="pine">
      <SiteLink href={href} className={classes.call}>
        <Icon name="phone" size={20} /> Call now
      </SiteLink>
      <SiteLink href={estimate.href} className={classes.estimate}>
        {estimate.label}
      </SiteLink>
    </nav>
  );
}
