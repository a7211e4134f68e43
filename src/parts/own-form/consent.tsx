import type { NativeForm } from '../../../schemas/site/forms';
import { agreedAs } from '../../model/site-forms';
import classes from '../own-form.module.css';
import { SiteLink } from '../site-link';
import { useSay } from '../use-say';
import { Words } from '../words';
import { FieldError } from './field-error';

/** What is agreed to by sending, with a box to tick where the site wants one. */
export function Consent({ form, id }: { form: NativeForm; id: string }) {
  const say = useSay();
  const { consent } = form;
  if (!consent) return null;
  const { text, link, box } = consent;
  const more = link && (
    <>
      {' '}
      <SiteLink href={link.href}>{link.label}</SiteLink>
    </>
  );
  if (!box)
    return (
      <p className={classes.small}>
        <Words>{text}</Words>
        {more}
      </p>
    );
  return (
    <div className={classes.field}>
      <div className={classes.consent}>
        <input id={id} type="checkbox" {...agreedAs(consent, form)} required data-missing={say('form.unticked')} />
        <span>
          <label htmlFor={id}>
            <Words>{text}</Words>
          </label>
          {more}
        </span>
      </div>
      <FieldError id={id} />
    </div>
  );
}
