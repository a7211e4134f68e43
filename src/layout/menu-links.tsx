import type { MenuEntry } from '../../schemas/site/navigation';
import classes from './menu-links.module.css';
import { PageLink } from './page-link';

/** A link of a menu, with what it leads to in a few words. */
export function Linked({ label, href = '', text }: Pick<MenuEntry, 'label' | 'href' | 'text'>) {
  return (
    <PageLink href={href} className={classes.link}>
      <span className={classes.label}>{label}</span> {text && <span className={classes.text}>{text}</span>}
    </PageLink>
  );
}

/** Links under a heading, which may be one itself. */
export function Group({ label, href, text, links = [] }: MenuEntry) {
  return (
    <>
      {href === undefined ? <p className={classes.heading}>{label}</p> : <Linked {...{ label, href, text }} />}
      <ul className={classes.group} aria-label={label}>
        {links.map((link) => (
          <li key={link.label}>
            <Linked {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}
