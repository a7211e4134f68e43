import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './actions.module.css';
import { SiteLink } from './site-link';

interface Props {
  href: string;
  /** `action` is the one action of a screen; `quiet` stands beside it. */
  tone: 'action' | 'quiet';
  className?: string;
  children: ReactNode;
  noted?: boolean;
  'data-schedule'?: number;
  'data-while'?: 'open' | 'closed';
}

/** A link that looks like a button, at least 48 px high. */
export function ButtonLink({ href, tone, className, children, ...rest }: Props) {
  return (
    <UnstyledButton
      component={SiteLink}
      href={href}
      data-variant={tone}
      {...rest}
      className={clsx(classes.button, className)}
    >
      {children}
    </UnstyledButton>
  );
}
