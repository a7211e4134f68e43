import { ButtonLink } from '../parts/button-link';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { usePagePhone } from '../parts/page-phone';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { wayIcon } from '../parts/way-icon';
import { Drawer } from './drawer';
import { DrawerButton } from './drawer-button';
import classes from './header.module.css';
import languages from './header-languages.module.css';
import { Logo } from './logo';
import { NavMenus } from './nav-menus';
import { OtherLanguages } from './other-languages';

/** The call button with the number in it; on a phone held sideways the button to write beside it, because the call bar is gone. */
function Ways() {
  const { estimate } = useSite().navigation;
  if (!usePagePhone())
    return (
      <ButtonLink href={estimate.href} tone="action" className={classes.call}>
        <Icon name={wayIcon(estimate.href)} size={20} />
        <span className={classes.write}>{estimate.label}</span>
      </ButtonLink>
    );
  return (
    <>
      <SiteLink href={estimate.href} className={classes.estimate}>
        {estimate.label}
      </SiteLink>{' '}
      <PageCall tone="action" className={classes.call}>
        {({ label, short, phone, icon }) => (
          <>
            <Icon name={icon} size={20} />
            <span className={classes.label}>{label}</span> <span className={classes.number}>{phone}</span>{' '}
            <span className={classes.short}>{short}</span>
          </>
        )}
      </PageCall>
    </>
  );
}

/**
 * The bar that stays on top: logo or name, menus and the button to call or write, or where there is no room for menus the
 * drawer's button.
 */
export function Header() {
  const { business, home, theme } = useSite();
  const say = useSay();
  return (
    <header className={classes.header} data-ground={theme.header === 'light' ? undefined : theme.header}>
      <div className={classes.bar}>
        <SiteLink href={home} className={classes.home}>
          <Logo of="header" alt={say('header.home', { business: business.shortName })} />
        </SiteLink>
        <NavMenus />
        <OtherLanguages list={languages.languages} link={languages.language} />
        <Ways />
        <DrawerButton act="open" className={classes.open} />
        <Drawer />
      </div>
    </header>
  );
}
