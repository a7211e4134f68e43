import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import classes from './call-bar.module.css';

/** The bar at the bottom of phones: call, or write. Out of the way while a form field has the focus. */
export function CallBar() {
  const { estimate } = useSite().navigation;
  const say = useSay();
  return (
    <nav className={classes.bar} aria-label={say('call.bar')} data-ground="dark">
      <PageCall className={classes.call}>
        {({ icon, now }) => (
          <>
            <Icon name={icon} size={20} />
            <span>{now}</span>
          </>
        )}
      </PageCall>{' '}
      <SiteLink href={estimate.href} className={classes.estimate}>
        {estimate.label}
      </SiteLink>
    </nav>
  );
}
