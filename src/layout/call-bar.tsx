import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { usePagePhone } from '../parts/page-phone';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import classes from './call-bar.module.css';

/** The first way in the bar: to call, or where the business has no phone to send a mail, unless the button beside it does; nothing where it has neither. */
function FirstWay() {
  const { business, navigation } = useSite();
  const say = useSay();
  if (usePagePhone())
    return (
      <PageCall className={classes.call}>
        {({ icon, now }) => (
          <>
            <Icon name={icon} size={20} />
            <span>{now}</span>
          </>
        )}
      </PageCall>
    );
  if (!business.email || navigation.estimate.href.startsWith('mailto:')) return null;
  return (
    <SiteLink href={`mailto:${business.email}`} className={classes.call}>
      <Icon name="mail" size={20} />
      <span>{say('call.mail')}</span>
    </SiteLink>
  );
}

/** The bar at the bottom of phones: call, or write. Out of the way while a form field has the focus. */
export function CallBar() {
  const { estimate } = useSite().navigation;
  const say = useSay();
  return (
    <nav className={classes.bar} aria-label={say(usePagePhone() ? 'call.bar' : 'call.barMail')} data-ground="dark">
      <FirstWay />{' '}
      <SiteLink href={estimate.href} className={classes.estimate}>
        {estimate.label}
      </SiteLink>
    </nav>
  );
}
