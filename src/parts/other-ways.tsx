import type { SiteForm } from '../../schemas/site/forms';
import { useSite } from './context';
import { Icon } from './icon';
import classes from './other-ways.module.css';
import { SiteLink } from './site-link';
import { useSay } from './use-say';

/** What works where the form does not: e-mail, and the form as a page of its own; nothing where there is neither. */
export function OtherWays({ form }: { form: SiteForm }) {
  const { business } = useSite();
  const say = useSay();
  if (!business.email && form.provider !== 'embed') return null;
  return (
    <ul className={classes.ways} aria-label={say('form.ways')} data-pagefind-ignore="">
      {business.email && (
        <li>
          <Icon name="mail" size={22} className={classes.icon} />
          <SiteLink href={`mailto:${business.email}`}>{business.email}</SiteLink>
        </li>
      )}
      {form.provider === 'embed' && (
        <li>
          <Icon name="forms" size={22} className={classes.icon} />
          <SiteLink href={form.src}>{say('form.page')}</SiteLink>
        </li>
      )}
    </ul>
  );
}
