import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { Action } from '../../schemas/fields/link';
import { ButtonLink } from '../parts/button-link';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { useSay } from '../parts/use-say';
import classes from './drawer.module.css';
import { OtherLanguages } from './other-languages';
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

/** What the buttons do, without scripts: a modal dialog where the browser knows commands, else a popover. */
const opening = { commandfor: 'drawer', command: 'show-modal', popoverTarget: 'drawer' };
const closing = {
  commandfor: 'drawer',
  command: 'close',
  popoverTarget: 'drawer',
  popoverTargetAction: 'hide',
} as const;

/** The menus and the plain links; nothing where there is neither. */
function Pages() {
  const { menus, links } = useSite().navigation;
  const say = useSay();
  if (menus.length + links.length === 0) return null;
  return (
    <nav className={classes.nav} aria-label={say('header.pages')}>
      {menus.map((menu) => (
        <Links key={menu.label} label={menu.label} links={menu.links} />
      ))}
      {links.length > 0 && <Links label={say('header.more')} links={links} />}
    </nav>
  );
}

function Foot() {
  const { estimate } = useSite().navigation;
  return (
    <div className={classes.foot}>
      <PageCall tone="action" className={classes.action}>
        {({ line, short, phone }) => (
          <>
            <Icon name="phone" size={20} />
            <span>{line === 'office' ? phone : `${short} ${phone}`}</span>
          </>
        )}
      </PageCall>{' '}
      <ButtonLink href={estimate.href} tone="quiet" className={classes.action}>
        {estimate.label}
      </ButtonLink>
    </div>
  );
}

/**
 * All menus in one column, where the header has no room for them, and the button that opens it. The browser itself moves the
 * focus in, keeps it there, closes on Escape and on a press outside, and gives the focus back.
 */
export function Drawer() {
  const { business } = useSite();
  const say = useSay();
  return (
    <>
      <UnstyledButton {...opening} className={clsx(classes.toggle, classes.open)} aria-label={say('header.menu')}>
        <Icon name="menu-2" size={28} />
      </UnstyledButton>
      <dialog id="drawer" popover="auto" closedby="any" className={classes.drawer} aria-label={say('header.menu')}>
        <div className={classes.top}>
          <p className={classes.name}>{business.shortName}</p>
          <UnstyledButton {...closing} className={classes.toggle} aria-label={say('header.close')}>
            <Icon name="x" size={28} />
          </UnstyledButton>
        </div>
        <Pages />
        <OtherLanguages list={classes.languages} link={classes.language} />
        <Foot />
      </dialog>
    </>
  );
}
