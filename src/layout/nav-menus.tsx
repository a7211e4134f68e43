import { UnstyledButton } from '@mantine/core';
import type { TopEntry } from '../../schemas/site/navigation';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { useSay } from '../parts/use-say';
import { DrawerButton } from './drawer-button';
import { Group, Linked } from './menu-links';
import links from './menu-links.module.css';
import classes from './nav-menus.module.css';
import { PageLink } from './page-link';

/** What a menu is opened by: its name, or, where that is a link, a button of its own beside it. */
function Opener({ entry: { label, href }, id }: { entry: TopEntry; id: string }) {
  const say = useSay();
  const chevron = <Icon name="chevron-down" size={16} className={classes.chevron} />;
  if (href === undefined)
    return (
      <UnstyledButton id={`${id}-label`} popoverTarget={id} aria-controls={id} className={classes.top}>
        <span>{label}</span>
        {chevron}
      </UnstyledButton>
    );
  return (
    <>
      <PageLink href={href} className={classes.top}>
        {label}
      </PageLink>
      <UnstyledButton
        id={`${id}-label`}
        popoverTarget={id}
        aria-controls={id}
        aria-label={say('header.within', { menu: label })}
        className={classes.more}
      >
        {chevron}
      </UnstyledButton>
    </>
  );
}

/**
 * A dropdown. Its panel is a popover: by click or key the browser opens it, one at a time, tells whether it is open, and
 * closes it on Escape and on a press outside, without scripts too. On hover the styles show it.
 */
function Dropdown({ entry, id }: { entry: TopEntry; id: string }) {
  return (
    <li className={classes.menu}>
      <Opener entry={entry} id={id} />
      <div id={id} popover="auto" className={classes.panel}>
        <ul className={links.list} aria-labelledby={`${id}-label`}>
          {entry.links?.map((link) => (
            <li key={link.label}>{link.links ? <Group {...link} /> : <Linked {...link} />}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The links and menus of the header where they fit, and the drawer's button where not all do; nothing where there is none. */
export function NavMenus() {
  const { menu } = useSite().navigation;
  const say = useSay();
  if (menu.length === 0) return null;
  const menus = menu.filter(({ links }) => links);
  return (
    <nav className={classes.nav} aria-label={say('header.menus')}>
      <ul className={classes.list}>
        {menu.map((entry) =>
          entry.links ? (
            <Dropdown key={entry.label} entry={entry} id={`menu-${menus.indexOf(entry) + 1}`} />
          ) : (
            <li key={entry.label}>
              <PageLink href={entry.href ?? ''} className={classes.top}>
                {entry.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>{' '}
      <div className={classes.rest}>
        <DrawerButton act="open" />
      </div>
    </nav>
  );
}
