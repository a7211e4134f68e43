import type { MenuEntry } from '../../schemas/site/navigation';
import { PageLink } from './page-link';

/** A link of a menu, with what it leads to in a few words. */
export function Linked({ label, href = '', text }: Pick<MenuEntry, 'label' | 'href' | 'text'>) {
  return (
    <PageLink href={href}>
      <span>{label}</span> {text && <span>{text}</span>}
    </PageLink>
  );
}

/** Links under a heading, which may be one itself. */
export function Group({ label, href, text, links = [] }: MenuEntry) {
  return (
    <>
      {href === undefined ? <p>{label}</p> : <Linked {...{ label, href, text }} />}
      <ul aria-label={label}>
        {links.map((link) => (
          <li key={link.label}>
            <Linked {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}
