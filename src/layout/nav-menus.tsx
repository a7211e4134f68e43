import { UnstyledButton } from '@mantine/core';
import type { Menu } from '../../schemas/site/navigation';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { useSay } from '../parts/use-say';
import classes from './nav-menus.module.css';
import { PageLink } from './page-link';

/**
 * A dropdown. Its panel is a popover: by click or key the browser opens it, one at a time, tells whether it is open, and
 * closes it on Escape and on a press outside, without scripts too. On hover the styles show it.
 */
function Dropdown({ menu, id }: { menu: Menu; id: string }) {
  return (
    <li className={classes.menu}>
      <UnstyledButton id={`${id}-label`} popoverTarget={id} aria-controls={id} className={classes.top}>
        <span>{menu.label}</span>
        <Icon name="chevron-down" size={16} className={classes.chevron} />
      </UnstyledButton>
      <div id={id} popover="auto" className={classes.panel}>
        <ul className={classes.links} aria-labelledby={`${id}-label`}>
          {menu.links.map(({ label, href, text }) => (
            <li key={label}>
              <PageLink href={href} className={classes.link}>
                <span className={classes.label}>{label}</span> {text && <span className={classes.text}>{text}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The menus of the header where they fit: dropdowns, then plain links; nothing where there is neither. */
export function NavMenus() {
  const { menus, links } = useSite().navigation;
  const say = useSay();
  if (menus.length + links.length === 0) return null;
  return (
    <nav className={classes.nav} aria-label={say('header.menus')}>
      <ul className={classes.list}>
        {menus.map((menu, index) => (
          <Dropdown key={menu.label} menu={menu} id={`menu-${index + 1}`} />
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
