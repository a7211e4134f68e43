import { ButtonLink } from '../parts/button-link';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { usePagePhone } from '../parts/page-phone';
import { SiteLink } from '../parts/site-link';
import { Drawer } from './drawer';
import classes from './header.module.css';
import { NavMenus } from './nav-menus';

/** The bar that stays on top: logo, menus, the phone number and the call button; on narrow screens the drawer's button. */
export function Header() {
  const { business, navigation, theme } = useSite();
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
        <ButtonLink href={href} tone="action" className={classes.call}>
          <Icon name="phone" size={20} />
          <span className={classes.long}>{navigation.callLabel}</span>
          <span className={classes.short}>Call</span>
        </ButtonLink>
        <Drawer />
      </div>
    </header>
  );
}
