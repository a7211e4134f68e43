import type { ReactNode } from 'react';
import { keyed } from '../model/keyed';
import { useSite } from '../parts/context';
import { SiteLink } from '../parts/site-link';
import { Words } from '../parts/words';
import classes from './footer-credentials.module.css';

const linked = (href: string | undefined, children: ReactNode) =>
  href === undefined ? (
    children
  ) : (
    <SiteLink href={href} className={classes.link}>
      {children}
    </SiteLink>
  );

/** The licenses with their numbers; nothing where there are none. */
export function Licenses() {
  const { licenses } = useSite().business;
  if (licenses.length === 0) return null;
  return (
    <ul className={classes.licenses}>
      {keyed(licenses, ({ name, number = '' }) => name + number).map(({ key, item: { name, number, href } }) => (
        <li key={key}>{linked(href, <Words>{[name, number].filter(Boolean).join(' ')}</Words>)}</li>
      ))}
    </ul>
  );
}

/** The badges and seals in a row; nothing where there are none. */
export function Badges() {
  const { badges } = useSite().business;
  if (badges.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {badges.map(({ file, alt, width, height, href }) => (
        <li key={file}>
          {linked(
            href,
            <img
              src={file}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              // The loader marks it when it is there.
              suppressHydrationWarning
              className={classes.badge}
            />,
          )}
        </li>
      ))}
    </ul>
  );
}
