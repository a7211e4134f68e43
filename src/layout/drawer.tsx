import { UnstyledButton } from '@mantine/core';
import type { Action } from '../../schemas/fields/link';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import classes from './drawer.module.css';
import { PageLink } from './page-link';

function Links({ label, links }: { label: string; links: Action[] }) {
  return (
    <>
      <p className={classes.label}>{label}</p>
      <ul className={classes.list} aria-label={label}>
        {links.map((link) => (
          <li key={link.label}>
            <PageLink href={link.href} className={classes.link}>
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The menu on narrow screens and the button that opens it. A popover: the browser itself closes it on Escape and on a
 * press outside, and gives the focus back.
 */
export function Drawer() {
  const { business, navigation } = useSite();
  return (
    <>
      <UnstyledButton popoverTarget="drawer" className={classes.toggle} aria-label="Menu">
        <Icon name="menu-2" size={28} />
      </UnstyledButton>
      <div id="drawer" popover="auto" className={classes.drawer}>
        <div className={classes.top}>
          <p className={classes.name}>{business.shortName}</p>
          <UnstyledButton
            popoverTarget="drawer"
            popoverTargetAction="hide"
            className={classes.toggle}
            aria-label="Close menu"
          >
            <Icon name="x" size={28} />
          </UnstyledButton>
        </div>
        <nav className={classes.nav} aria-label="All pages">
          {navigation.menus.map((menu) => (
            <Links key={menu.label} label={menu.label} links={menu.links} />
          ))}
          <Links label="More" links={navigation.links} />
        </nav>
        <div className={classes.foot}>
          <PageCall tone="action" className={classes.call}>
            {({ line, short, phone }) => (
              <>
                <Icon name="phone" size={20} />
                <span>{line === 'office' ? phone : `${short} ${phone}`}</span>
              </>
            )}
          </PageCall>
        </div>
      </div>
    </>
  );
}
