import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './arrow-link.module.css';
import { Icon } from './icon';
import { SiteLink } from './site-link';

interface Props {
  href: string;
  /** True where a click anywhere on the nearest positioned ancestor, such as a card, follows the link. */
  stretched?: boolean;
  children: ReactNode;
}

/** A link with an arrow behind it, as it stands at the foot of a card. */
export function ArrowLink({ href, stretched = false, children }: Props) {
  return (
    <SiteLink href={href} className={clsx(classes.link, stretched && classes.stretched)}>
      {children}
      <Icon name="arrow-right" size={18} className={classes.arrow} />
    </SiteLink>
  );
}
