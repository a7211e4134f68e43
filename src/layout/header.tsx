import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { usePagePhone } from '../parts/page-phone';
import { SiteLink } from '../parts/site-link';
import { Drawer } from './drawer';
import classes from './header.module.css';
import { NavMenus } from './nav-menus';

/** The bar that stays on top: logo, menus, the phone number and the call button; on narrow screens the drawer's button. */
export function Header() {
  const { business, theme } = useSite();
  const { phone, href } = usePagePhone();
  const { header, width, height } = theme.logo;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteLink href="/" className={classes.home}>
          <img
            src={header}
            width={width}
            height={height}
            alt={`${business.shortName}, home`}
            className={classes.logo}
          />
        </SiteLink>
        <NavMenus />
        <SiteLink href={href} className={classes.phone}>
          {phone}
        </SiteLink>
        <PageCall tone="action" className={classes.call}>
          {({ label, short }) => (
            <>
              <Icon name="phone" size={20} />
              <span className={classes.long}>{label}</span>
              <span className={classes.short}>{short}</span>
            </>
          )}
        </PageCall>
        <Drawer />
      </div>
    </header>
  );
}
