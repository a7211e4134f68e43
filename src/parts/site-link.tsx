import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/** True for addresses that leave the site; they open in a new tab. */
const isExternal = (href: string): boolean => /^https?:/.test(href);

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
}

/**
 * The one way a link gets on a page. A plain `<a>`: the client router takes over clicks on internal addresses by
 * delegation, so links in Markdown behave the same. Outside links open in a new tab, say so to assistive technology
 * (WCAG technique G201) and carry `rel="noopener"`.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
