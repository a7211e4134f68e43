import { clsx } from 'clsx';
import type { NativeForm } from '../../schemas/site/forms';
import { keyed } from '../model/keyed';
import { sentAs } from '../model/site-forms';
import { lineWords } from '../model/words/line-words';
import actions from './actions.module.css';
import { useSite } from './context';
import { leftAlone } from './left-alone';
import { AfterSending } from './own-form/after-sending';
import { Consent } from './own-form/consent';
import { LabelledField } from './own-form/labelled-field';
import { LinkedNumber } from './own-form/linked-number';
import { Sending } from './own-form/sending';
import { Trap } from './own-form/trap';
import classes from './own-form.module.css';
import { usePagePhone } from './page-phone';
import { useSay } from './use-say';
import { Words } from './words';

interface Props {
  name: string;
  form: NativeForm;
  title: string;
  place: string;
}

/** What is said where sending failed: how else the business is reached, as it can be. */
function useFailed(): string {
  const say = useSay();
  const phone = usePagePhone();
  const { email } = useSite().business;
  if (phone) return say(lineWords[phone.by].failed, { phone: phone.phone });
  return email ? say('form.failedMail', { email }) : say('form.failedAgain');
}

/** Where a form is sent to, and how, without scripts. */
function useSending({ name, form }: Pick<Props, 'name' | 'form'>) {
  const { business } = useSite();
  const encType = form.fields.some(({ type }) => type === 'photos') ? 'multipart/form-data' : undefined;
  if (form.provider === 'mail') {
    const subject = encodeURIComponent(form.subject ?? business.name);
    return { action: `mailto:${business.email}?subject=${subject}`, encType: 'text/plain' };
  }
  if (form.provider === 'post') return { action: form.endpoint, encType };
  const netlify = { name, 'data-netlify': 'true', 'data-netlify-honeypot': form.trap };
  return { action: form.thanks, encType, ...netlify };
}

/**
 * A form of the site's own. Without scripts the browser checks it, sends it, and shows what answers. With them
 * `own-form/start-forms.ts` does: what it fills in, React leaves alone.
 */
export function OwnForm({ name, form, title, place }: Props) {
  const say = useSay();
  const failed = useFailed();
  const sending = useSending({ name, form });
  const { business } = useSite();
  return (
    <div className={classes.box} data-own-form={form.provider}>
      <form
        {...sending}
        method="post"
        aria-label={title}
        className={classes.form}
        data-form={name}
        data-quick={say('form.quick')}
        data-sending={say('form.sending')}
        suppressHydrationWarning
      >
        <Sending name={name} form={form} />
        {keyed(form.fields, (field) => sentAs(field, form)).map(({ key, item: field }, index) => (
          <LabelledField key={key} field={field} name={sentAs(field, form)} id={`${place}-${index + 1}`} />
        ))}
        <Trap form={form} id={`${place}-trap`} />
        <Consent form={form} id={`${place}-consent`} />
        <button type="submit" data-variant="action" className={clsx(actions.button, classes.button)}>
          <Words>{form.button ?? say(form.provider === 'mail' ? 'form.mail' : 'form.send')}</Words>
        </button>
        {form.provider === 'mail' && business.email && (
          <p className={classes.small}>{say('form.mailNote', { email: business.email })}</p>
        )}
        <p role="status" data-part="status" className={classes.small} {...leftAlone} />
        <progress data-part="progress" max={1} className={classes.progress} hidden suppressHydrationWarning />
        <p role="alert" data-part="failed" className={classes.failed} hidden suppressHydrationWarning>
          <LinkedNumber words={failed} />
        </p>
      </form>
      <AfterSending form={form} />
    </div>
  );
}
