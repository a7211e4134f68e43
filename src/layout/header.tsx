import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import { Drawer } from './drawer';
import { DrawerButton } from './drawer-button';
import classes from './header.module.css';
import languages from './header-languages.module.css';
import { NavMenus } from './nav-menus';
import { OtherLanguages } from './other-languages';

/**
 * The bar that stays on top: logo, menus and the call button with the number in it, or where there is no room for menus the
 * drawer's button; on a phone held sideways the button to write stands here, because the call bar is gone.
 */
export function Header() {
  const { business, home, navigation, theme } = useSite();
  const { header: logo, width, height } = theme.logo;
  const say = useSay();
  return (
    <header className={classes.header} data-ground={theme.header === 'light' ? undefined : theme.header}>
      <div className={classes.bar}>
        <SiteLink href={home} className={classes.home}>
          <img
            src={logo}
            width={width}
            height={height}
            alt={say('header.home', { business: business.shortName })}
            // The loader marks it when it is there.
            suppressHydrationWarning
            className={classes.logo}
          />
        </SiteLink>
        <NavMenus />
        <OtherLanguages list={languages.languages} link={languages.language} />
        <SiteLink href={navigation.estimate.href} className={classes.estimate}>
          {navigation.estimate.label}
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
        <DrawerButton act="open" className={classes.open} />
        <Drawer />
      </div>
    </header>
  );
}
