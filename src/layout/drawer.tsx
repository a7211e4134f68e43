import type { MenuEntry, TopEntry } from '../../schemas/site/navigation';
import { ButtonLink } from '../parts/button-link';
import { useSite } from '../parts/context';
import { Icon } from '../parts/icon';
import { PageCall } from '../parts/page-call';
import { usePagePhone } from '../parts/page-phone';
import { useSay } from '../parts/use-say';
import classes from './drawer.module.css';
import { DrawerButton } from './drawer-button';
import { entryRuns } from './entry-runs';
import { OtherLanguages } from './other-languages';
import { PageLink } from './page-link';

function Links({ links }: { links: readonly MenuEntry[] }) {
  return links.map(({ label, href, links: below }) => (
    <li key={label}>
      {href === undefined ? <p>{label}</p> : <PageLink href={href}>{label}</PageLink>}
      {below && (
        <ul aria-label={label}>
          <Links links={below} />
        </ul>
      )}
    </li>
  ));
}

/** Links under a title; one that leads somewhere is the first of them. */
function Titled({ title, links }: { title?: TopEntry; links: readonly MenuEntry[] }) {
  const { label, href } = title ?? {};
  return (
    <>
      {label !== undefined && <p>{label}</p>}
      <ul aria-label={label}>
        <Links links={label !== undefined && href !== undefined ? [{ label, href }, ...links] : links} />
      </ul>
    </>
  );
}

/** The menus and the plain links, in order; nothing where there is neither. */
function Pages() {
  const { menu } = useSite().navigation;
  const say = useSay();
  if (menu.length === 0) return null;
  return (
    <nav className={classes.nav} aria-label={say('header.pages')}>
      {entryRuns(menu).map((run, index) =>
        'titled' in run ? (
          <Titled key={run.titled.label} title={run.titled} links={run.titled.links ?? []} />
        ) : (
          <Titled
            key={run.plain[0]?.label}
            {...(index > 0 && { title: { label: say('header.more') } })}
            links={run.plain}
          />
        ),
      )}
    </nav>
  );
}

function Foot() {
  const { estimate } = useSite().navigation;
  return (
    <div className={classes.foot}>
      <PageCall tone="action" className={classes.action}>
        {({ line, short, phone, icon }) => (
          <>
            <Icon name={icon} size={20} />
            <span>{line === 'office' ? phone : `${short} ${phone}`}</span>
          </>
        )}
      </PageCall>{' '}
      <ButtonLink href={estimate.href} tone={usePagePhone() ? 'quiet' : 'action'} className={classes.action}>
        {estimate.label}
      </ButtonLink>
    </div>
  );
}

/**
 * All menus in one column, for where the header has no room for them. The browser itself moves the focus in, keeps it there,
 * closes on Escape and on a press outside, and gives the focus back.
 */
export function Drawer() {
  const { business } = useSite();
  const say = useSay();
  return (
    <dialog id="drawer" popover="auto" closedby="any" className={classes.drawer} aria-label={say('header.menu')}>
      <div className={classes.top}>
        <p className={classes.name}>{business.shortName}</p>
        <DrawerButton act="close" className={classes.close} />
      </div>
      <Pages />
      <OtherLanguages list={classes.languages} link={classes.language} />
      <Foot />
    </dialog>
  );
}
