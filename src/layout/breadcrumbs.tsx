import { Breadcrumbs as Trail } from '@mantine/core';
import { usePage } from '../parts/context';
import { SiteLink } from '../parts/site-link';
import { useSay } from '../parts/use-say';
import classes from './breadcrumbs.module.css';

/** The way from home to this page; nothing on home itself. Phones show the one step back. */
export function Breadcrumbs() {
  const { breadcrumb } = usePage().page;
  const say = useSay();
  if (breadcrumb.length < 2) return null;
  const steps = breadcrumb.slice(0, -1);
  return (
    <nav className={classes.nav} aria-label={say('page.breadcrumb')}>
      <Trail separator={<span aria-hidden="true">/</span>} className={classes.trail}>
        {steps.map(({ label, route }) => (
          <SiteLink key={route} href={route} className={classes.step}>
            {label}
          </SiteLink>
        ))}
        <span aria-current="page">{breadcrumb.at(-1)?.label}</span>
      </Trail>
    </nav>
  );
}
