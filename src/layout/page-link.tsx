import type { ReactNode } from 'react';
import { usePage } from '../parts/context';
import { SiteLink } from '../parts/site-link';

/** A link of the menus and the footer; it says so when it leads to the page being shown. */
export function PageLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const current = usePage().page.route === href;
  return (
    <SiteLink href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </SiteLink>
  );
}
