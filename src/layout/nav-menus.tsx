import type { Menu } from '../../schemas/site/navigation';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import classes from './nav-menus.module.css';
import { PageLink } from './page-link';

/**
 * A dropdown. The panel stands beside the `<details>`, not in it, because a closed one hides its content: so the panel
 * can also show on hover, and without scripts.
 */
function Dropdown({ menu }: { menu: Menu }) {
  return (
    <li className={classes.menu}>
      <details name="menu">
        <summary className={classes.top}>
          {menu.label}
          <Icon name="chevron-down" size={16} className={classes.chevron} />
        </summary>
      </details>
      <ul className={classes.panel}>
        {menu.links.map(({ label, href, text }) => (
          <li key={label}>
            <PageLink href={href} className={classes.link}>
              <span className={classes.label}>{label}</span>
              {text && <span className={classes.text}>{text}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menus of the header on wide screens: dropdowns, then plain links. */
export function NavMenus() {
  const { menus, links } = useSite().navigation;
  return (
    <nav className={classes.nav} aria-label="Main">
      <ul className={classes.list}>
        {menus.map((menu) => (
          <Dropdown key={menu.label} menu={menu} />
        ))}
        {links.map(({ label, href }) => (
          <li key={label}>
            <PageLink href={href} className={classes.top}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
