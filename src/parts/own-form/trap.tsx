import type { NativeForm } from '../../../schemas/site/forms';
import { isPosted } from '../../model/site-forms';
import classes from '../own-form.module.css';
import { useSay } from '../use-say';

/** A field that people neither see nor reach: what is written in it was written by a robot. */
export function Trap({ form, id }: { form: NativeForm; id: string }) {
  const say = useSay();
  if (!isPosted(form)) return null;
  return (
    <div className={classes.trap} aria-hidden="true">
      <label htmlFor={id}>{say('form.trap')}</label>
      <input id={id} name={form.trap} data-trap="" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
